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
