import { CATALOGUE } from './catalogue';
import { nativeCurrency } from './currency';
import { findCurrency } from './findCurrency';

const find = (id: string | undefined) => findCurrency(43114, CATALOGUE[43114], id);

test('TOK-01 AVAX in any case is the native coin, of 18 decimals', () => {
  for (const id of ['AVAX', 'avax', 'Avax']) expect(find(id)).toEqual(nativeCurrency(43114));
  expect(nativeCurrency(43114)).toMatchObject({ symbol: 'AVAX', decimals: 18 });
});

test('TOK-02 an address in any case is its token; PNG is the governance token', () => {
  const png = '0x60781C2586D68229fde47564546784ab3fACA982';
  expect(find(png.toLowerCase())).toMatchObject({ symbol: 'PNG', address: png });
});

test('TOK-04 an id that names no token of the chain names nothing', () => {
  for (const id of [undefined, '', 'PNG', '0x123', '0x60781c2586D68229fde47564546784ab3fACA982']) {
    expect(find(id)).toBeUndefined();
  }
  const onlyOnMainnet = CATALOGUE[43114].find(({ symbol }) => symbol === 'USDC.e');
  expect(findCurrency(43113, CATALOGUE[43114], onlyOnMainnet?.address)).toBeUndefined();
});

test('TOK-28 the usual addresses of the native coin are AVAX, and an address may be in capitals', () => {
  for (const id of [`0x${'0'.repeat(40)}`, `0x${'eE'.repeat(20)}`])
    expect(find(id)).toEqual(nativeCurrency(43114));
  const png = '0x60781C2586D68229fde47564546784ab3fACA982';
  for (const id of [png.toUpperCase(), `avax:${png}`]) expect(find(id)?.symbol).toBe('PNG');
});
