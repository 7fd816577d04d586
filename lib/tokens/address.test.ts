import fc from 'fast-check';
import { InvalidAddressError, parseAddress } from './address';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';

test('ERR-06 0x plus 40 hex characters is an address, whatever its case, and gets its checksum', () => {
  expect(parseAddress(PNG)).toBe(PNG);
  expect(parseAddress(PNG.toLowerCase())).toBe(PNG);
  expect(parseAddress(`0x${PNG.slice(2).toUpperCase()}`)).toBe(PNG);
  expect(parseAddress('0x60781c2586D68229fde47564546784ab3fACA982')).toBe(PNG);
});

test.each([
  ['nothing', ''],
  ['the prefix alone', '0x'],
  ['39 characters', PNG.slice(0, -1)],
  ['41 characters', `${PNG}0`],
  ['no prefix', PNG.slice(2)],
  ['a prefix in capitals', `0X${PNG.slice(2)}`],
  ['a character that is not hex', `${PNG.slice(0, -1)}g`],
  ['full-width digits', `0x${'０'.repeat(40)}`],
  ['a space before', ` ${PNG}`],
  ['a line break after', `${PNG}\n`],
  ['a name', 'vitalik.eth'],
])('ERR-06 an invalid address is refused: %s', (_, text) => {
  expect(() => parseAddress(text)).toThrow(InvalidAddressError);
  expect(() => parseAddress(text)).toThrow(`Invalid address: ${text}`);
});

test('ERR-06 any 40 hex characters after 0x are an address', () => {
  const digits = fc.array(fc.constantFrom(...'0123456789abcdefABCDEF'), {
    minLength: 40,
    maxLength: 40,
  });
  fc.assert(
    fc.property(digits, (characters) => {
      const text = `0x${characters.join('')}`;
      expect(parseAddress(text).toLowerCase()).toBe(text.toLowerCase());
    }),
  );
});
