/** The media types of pictures that are shown. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

/** The first bytes of each supported picture format. `null` matches any byte. */
const SIGNATURES: readonly (readonly [type: PictureType, bytes: readonly (number | null)[]])[] = [
  ['image/png', [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', ascii('GIF87a')],
  ['image/gif', ascii('GIF89a')],
  ['image/webp', [...ascii('RIFF'), null, null, null, null, ...ascii('WEBP')]],
];

/** The media type of a picture by its first bytes; undefined for an unsupported format. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  const found = SIGNATURES.find(([, signature]) =>
    signature.every((byte, at) => byte === null || byte === bytes[at]),
  );
  return found?.[0];
}

function ascii(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

/** The width and height of a picture in pixels. */
type PictureSize = { readonly width: number; readonly height: number };

/** Reads the size from the header of a format. Throws a RangeError if the bytes end too early. */
type ReadSize = (view: DataView) => PictureSize | undefined;

const READ: Readonly<Record<PictureType, ReadSize>> = {
  'image/png': pngSize,
  'image/jpeg': jpegSize,
  'image/gif': gifSize,
  'image/webp': webpSize,
};

/**
 * The size of a picture, from its header: nothing is decoded. Undefined if the header has no size,
 * or one of zero pixels.
 */
export function pictureSize(bytes: Uint8Array, type: PictureType): PictureSize | undefined {
  try {
    const size = READ[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function pngSize(view: DataView): PictureSize | undefined {
  if (textAt(view, 12) !== 'IHDR') return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The size is in the frame header, which comes after segments with a length each. */
function jpegSize(view: DataView): PictureSize | undefined {
  let at = 2;
  for (;;) {
    // Decoders skip extra bytes before a marker, which is 0xff and a byte that is not 0xff.
    while (view.getUint8(at) !== 0xff || view.getUint8(at + 1) === 0xff) at += 1;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // The pixels, or the end: there was no frame header.
    if (marker === 0xda || marker === 0xd9) return undefined;
    const isAlone = marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    at += 2 + (isAlone ? 0 : view.getUint16(at + 2));
  }
}

/**
 * The first frame may be larger than the screen of the header: browsers then enlarge the screen.
 */
function gifSize(view: DataView): PictureSize | undefined {
  const flags = view.getUint8(10);
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  while (view.getUint8(at) === 0x21) {
    at += 2;
    while (view.getUint8(at) > 0) at += 1 + view.getUint8(at);
    at += 1;
  }
  if (view.getUint8(at) !== 0x2c) return undefined;
  const word = (offset: number) => view.getUint16(offset, true);
  return {
    width: Math.max(word(6), word(at + 1) + word(at + 5)),
    height: Math.max(word(8), word(at + 3) + word(at + 7)),
  };
}

/** The size is in the first chunk, which is lossy, lossless or extended. */
function webpSize(view: DataView): PictureSize | undefined {
  const chunk = textAt(view, 12);
  if (chunk === 'VP8 ')
    return {
      width: view.getUint16(26, true) & 0x3fff,
      height: view.getUint16(28, true) & 0x3fff,
    };
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  const threeBytes = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 2 ** 16;
  return chunk === 'VP8X' ? { width: threeBytes(24) + 1, height: threeBytes(27) + 1 } : undefined;
}

function textAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}
