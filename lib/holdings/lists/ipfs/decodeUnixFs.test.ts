import fc from 'fast-check';
import { decodeUnixFs } from './decodeUnixFs';

const hex = (digits: string) => Uint8Array.from(Buffer.from(digits.replaceAll(' ', ''), 'hex'));

test.each([
  ['a file with its data and size', '0802 1203 616263 1803', 'file', 'abc'],
  ['a file in two parts, by their sizes', '0802 1880a001 208050 208050', 'file', ''],
  ['a bare part', '0800 1201 61 1801', 'file', 'a'],
  ['a file with mode and time', '0802 1201 61 38a403 4205 08d2091501', 'file', 'a'],
  ['an empty folder', '0801', 'folder', ''],
  ['a sharded folder', '0805 1201 ff 2822 308002', 'other', undefined],
  ['a symbolic link', '0804 1201 61', 'other', undefined],
  ['nothing', '', 'other', ''],
])('LST-14 %s is distinguished from the others', (_what, digits, kind, text) => {
  const node = decodeUnixFs(hex(digits));
  expect(node.kind).toBe(kind);
  if (text !== undefined) expect(Buffer.from(node.data).toString()).toBe(text);
});

test.each(['0802 1204 6162', '08', '0802 0f', '12ffffffff0f'])(
  'LST-26 the bytes %s are not a node',
  (digits) => {
    expect(() => decodeUnixFs(hex(digits))).toThrow();
  },
);

test('LST-26 any bytes are a node or are refused, and no data is made up', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      try {
        expect(decodeUnixFs(bytes).data.length).toBeLessThanOrEqual(bytes.length);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
  );
});
