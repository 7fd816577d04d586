import { farmAt } from './farmAt';

const WAVAX = '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7';
const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';

const at = (currencyIdA: string, currencyIdB: string, version: string) =>
  farmAt(43114, { versionOrCurrencyIdA: currencyIdA, currencyIdB, version })?.name;

test('NAV-08 a path names a farm by its two currencies in any order, and its version', () => {
  expect(at('AVAX', PNG, '2')).toBe('WAVAX_PNG_V2');
  expect(at(PNG, 'avax', '1')).toBe('WAVAX_PNG_V1');
  expect(at(WAVAX, PNG.toLowerCase(), '0')).toBe('WAVAX_PNG_V0');
});

test('NAV-08 a path with another version, another pair or another chain names no farm', () => {
  for (const version of ['3', '02', '-1', '2.0', ''])
    expect(at('AVAX', PNG, version)).toBeUndefined();
  expect(at('AVAX', WAVAX, '2')).toBeUndefined();
  expect(at(PNG, PNG, '2')).toBeUndefined();
  expect(at('AVAX', 'nonsense', '2')).toBeUndefined();
  expect(
    farmAt(43113, { versionOrCurrencyIdA: 'AVAX', currencyIdB: PNG, version: '2' }),
  ).toBeUndefined();
});
