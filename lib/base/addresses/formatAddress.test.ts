import type { Address } from 'viem';
import { formatAddress, longAddress } from './formatAddress';

test('AMT-14 an address is shown shortened with 4 characters at each end', () => {
  expect(formatAddress('0x71C7656EC7ab88b098defB751B7401B5f6d8976F')).toBe('0x71C7…976F');
});

test('an address is shown with 6 characters at each end where there is room', () => {
  expect(longAddress('0x71C7656EC7ab88b098defB751B7401B5f6d8976F')).toBe('0x71C765…d8976F');
});

const DIGITS = '71C7656EC7ab88b098defB751B7401B5f6d8976F';

test.each(['', '0x', DIGITS, `0x${DIGITS}0`, `0x${DIGITS.slice(1)}`, `0x${DIGITS.slice(1)}g`])(
  'ERR-06 "Invalid address: {x}" is raised for anything but 0x plus 40 hex characters: %p',
  (text) => {
    expect(() => formatAddress(text as Address)).toThrow(`Invalid address: ${text}`);
  },
);

test('ERR-06 an address with a wrong checksum is shown: it still is one', () => {
  expect(formatAddress('0x71c7656EC7ab88b098defB751B7401B5f6d8976F')).toBe('0x71c7…976F');
});
