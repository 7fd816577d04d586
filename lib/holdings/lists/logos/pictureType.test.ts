import { pictureType } from './pictureType';

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
