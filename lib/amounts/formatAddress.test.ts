import { formatAddress } from './formatAddress';

test('AMT-14 an address is shown shortened with 4 characters at each end', () => {
  expect(formatAddress('0x71C7656EC7ab88b098defB751B7401B5f6d8976F')).toBe('0x71C7…976F');
});
