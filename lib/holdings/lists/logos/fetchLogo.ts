import { fetchBytes } from '@/lib/base/http/fetchBytes';
import { limitConcurrency } from '@/lib/base/http/limitConcurrency';
import { withServiceBackoff } from '@/lib/base/http/serviceBackoff';
import { gatewaysAt } from '../ipfs/gateways';
import type { LogoSource } from './logoSource';
import { pictureSize, pictureType } from './picture';

const MAX_BYTES = 100_000;
/** A browser decodes a picture to four bytes for each pixel, however small its file is. */
const MAX_PIXELS = 1_024;
const TIMEOUT_MS = 10_000;

const limited = limitConcurrency(4);

type Options = {
  /** The gateways to IPFS, tried in order. */
  readonly gateways: readonly string[];
  readonly signal: AbortSignal;
};

/**
 * Fetches a logo: without cookies or a referrer, at most 100 kB, within 10 seconds. Bytes from IPFS
 * are checked against their CID. Four logos are fetched at a time.
 *
 * @throws {UnusableLogoError} for anything but a PNG, JPEG, GIF or WebP of that size, and of at
 *   most 1,024 pixels a side.
 * @throws what the download throws, and the reason of `signal` once it is aborted.
 */
export async function fetchLogo(source: LogoSource, options: Options): Promise<Blob> {
  const bytes = await limited(() => bytesOf(source, options), options.signal);
  const type = pictureType(bytes);
  const size = type && pictureSize(bytes, type);
  if (type === undefined || size === undefined || bytes.length > MAX_BYTES)
    throw new UnusableLogoError();
  if (Math.max(size.width, size.height) > MAX_PIXELS) throw new UnusableLogoError();
  return new Blob([bytes], { type });
}

async function bytesOf(
  source: LogoSource,
  { gateways, signal }: Options,
): Promise<Uint8Array<ArrayBuffer>> {
  const limits = { timeoutMs: TIMEOUT_MS, signal };
  if (source.type === 'https') {
    const request = { ...limits, accept: 'image/*', maxBytes: MAX_BYTES };
    return withServiceBackoff(`logos of ${new URL(source.url).host}`, () =>
      fetchBytes(source.url, request),
    );
  }
  const { readFile } = await import('../ipfs/readFile');
  const endsAtMs = performance.now() + TIMEOUT_MS;
  return readFile(source.cid, source.path, gatewaysAt(gateways, { endsAtMs, signal }), MAX_BYTES);
}

/** The file is not a supported picture, or it is too large. */
export class UnusableLogoError extends Error {
  override readonly name = 'UnusableLogoError';

  constructor() {
    super('The file is not a PNG, JPEG, GIF or WebP of at most 100 kB and 1,024 pixels a side.');
  }
}
