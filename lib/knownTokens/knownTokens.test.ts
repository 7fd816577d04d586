import { CATALOGUE } from '@/lib/tokens/catalogue';
import type { Token } from '@/lib/tokens/token';
import { knownTokens } from './knownTokens';

const B32: Token = {
  type: 'token',
  chainId: 43114,
  address: '0xdE40000000000000000000000000000000000B32',
  decimals: 18,
  symbol: 'B32',
  name: 'Name in Bytes',
};
const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';

test('TOK-04 TOK-16 a chain knows the tokens of the catalogue and those that a user has added', () => {
  const { listed, added } = knownTokens(43114, { [B32.address]: B32 });
  expect(listed).toEqual(CATALOGUE[43114]);
  expect(added).toEqual([B32]);
  expect(knownTokens(43113, {}).listed).toEqual(CATALOGUE[43113]);
});

test('TOK-16 a token on a list keeps the data of the list, whatever was saved for its address', () => {
  const saved: Token = { ...B32, address: PNG, symbol: 'FAKE' };
  expect(knownTokens(43114, { [PNG]: saved }).added).toEqual([]);
});
