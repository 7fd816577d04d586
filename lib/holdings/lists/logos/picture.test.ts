import { PICTURES } from '@/lib/holdings/lists/logos/testing/pictures.setup';
import { type PictureType, pictureSize, pictureType } from './picture';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['image/png', '\x89PNG\r\n\x1a\n…'],
  ['image/jpeg', '\xff\xd8\xff\xe0'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF\x00\x01\x02\x03WEBPVP8 '],
])('TOK-06 T11 the first bytes of a picture show that it is %s', (type, text) => {
  expect(pictureType(bytes(text))).toBe(type);
});

test.each(['', 'GIF', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<html>', 'RIFF\0\0\0\0WAVE'])(
  'TOK-06 T11 anything else is not a picture: %j',
  (text) => {
    expect(pictureType(bytes(text))).toBeUndefined();
  },
);

const FILES = PICTURES.map(
  ({ what, type, base64 }) => [what, type, Buffer.from(base64, 'base64')] as const,
);

/** A file with other bytes at a place. */
function patched(what: string, at: number, ...bytes: readonly number[]) {
  const [, type, file] = FILES.find(([name]) => name === what) ?? [];
  if (file === undefined || type === undefined) throw new Error(`no ${what}`);
  const copy = new Uint8Array(file);
  copy.set(bytes, at);
  return pictureSize(copy, type);
}

test.each(FILES)('TOK-06 T11 a %s file contains its size, 3 by 2 pixels', (_what, type, file) => {
  expect(pictureSize(new Uint8Array(file), type)).toEqual({ width: 3, height: 2 });
});

test.each(FILES)(
  'TOK-06 T11 a %s file that ends within its header has no size',
  (_what, type, file) => {
    for (const end of [0, 8, 12, 16, 19])
      expect(pictureSize(file.subarray(0, end), type)).toBeUndefined();
  },
);

test('TOK-06 T11 sizes of more than one byte are read in the order of their format', () => {
  expect(patched('PNG', 16, 0, 0, 0x1f, 0x40)).toEqual({ width: 8_000, height: 2 });
  expect(patched('WebP, extended', 24, 0x3f, 0x1f, 1)).toEqual({ width: 73_536, height: 2 });
  expect(patched('WebP, lossy', 26, 0x40, 0x1f)).toEqual({ width: 8_000, height: 2 });
  expect(patched('WebP, lossless', 21, 0x3f, 0x5f)).toEqual({ width: 7_999 + 1, height: 2 });
});

test('TOK-06 T11 the first frame of a GIF counts, even if it is larger than the screen', () => {
  expect(patched('GIF', 32, 0x40, 0x1f, 0x40, 0x1f)).toEqual({ width: 8_000, height: 8_000 });
  expect(patched('GIF', 28, 0x40, 0x1f)).toEqual({ width: 8_003, height: 2 });
});

test('TOK-06 T11 a picture of zero pixels, or without its header, has no size', () => {
  expect(patched('PNG', 16, 0, 0, 0, 0)).toBeUndefined();
  expect(patched('PNG', 12, 0x43)).toBeUndefined();
  expect(patched('WebP, lossy', 12, 0x43)).toBeUndefined();
  expect(patched('GIF', 27, 0x3b)).toBeUndefined();
  const noFrame: readonly (readonly [PictureType, readonly number[]])[] = [
    ['image/jpeg', [0xff, 0xd8, 0xff, 0xd9]],
    ['image/jpeg', [0xff, 0xd8, 0xff, 0xda, 0, 2]],
  ];
  for (const [type, bytes] of noFrame)
    expect(pictureSize(Uint8Array.from(bytes), type)).toBeUndefined();
});
