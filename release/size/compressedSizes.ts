import { deflateRawSync } from 'node:zlib';
import { transferSize } from './documentLoads';

/** How far a compressed text can refer back. In bytes. */
const WINDOW = 32_768;

/**
 * What each part adds to the size of their compressed whole. In bytes, which add up to the size of
 * the whole.
 *
 * A part is compressed with what precedes it, because it repeats much of it. That is a little more
 * than its share, so all are scaled.
 */
export function compressedSizes(parts: readonly string[]): readonly number[] {
  const whole = Buffer.from(parts.join(''));
  let start = 0;
  const sizes = parts.map((part) => {
    const end = start + Buffer.byteLength(part);
    const dictionary = whole.subarray(Math.max(0, start - WINDOW), start);
    const options = dictionary.length === 0 ? { level: 9 } : { level: 9, dictionary };
    const size = deflateRawSync(whole.subarray(start, end), options).length;
    start = end;
    return size;
  });
  const scale = transferSize(whole) / sizes.reduce((total, size) => total + size, 0);
  return sizes.map((size) => size * scale);
}
