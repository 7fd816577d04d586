import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { fakeList, fakeToken } from '@/lib/holdings/lists/testing/fakeLists.setup';
import { NO_SAVED_TOKENS } from '@/lib/site/settings/savedTokens';
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

function saved(...tokens: readonly Token[]) {
  const own = Object.fromEntries(tokens.map((token) => [token.address, token]));
  return { lists: [], saved: { ...NO_SAVED_TOKENS, 43114: own } };
}

test('TOK-04 TOK-16 a chain knows the tokens of the catalogue and those that a user has added', () => {
  const { listed, added } = knownTokens(43114, saved(B32));
  expect(listed).toEqual(CATALOGUE[43114]);
  expect(added).toEqual([B32]);
  expect(knownTokens(43113, saved()).listed).toEqual(CATALOGUE[43113]);
});

test('TOK-16 a token on a list keeps the data of the list, whatever was saved for its address', () => {
  const fake: Token = { ...B32, address: PNG, symbol: 'FAKE' };
  expect(knownTokens(43114, saved(fake)).added).toEqual([]);
  const lists = [fakeList('1.0.0', [{ ...B32, symbol: 'LISTED' }])];
  const { listed, added } = knownTokens(43114, { ...saved(B32), lists });
  expect(listed.at(-1)?.symbol).toBe('LISTED');
  expect(added).toEqual([]);
});

test('tokens of lists are merged in order, the later list wins, each chain for itself', () => {
  const [first, later] = [fakeToken(1), fakeToken(1, { symbol: 'LATER' })];
  const fuji = fakeToken(2, { chainId: 43113 });
  const lists = [fakeList('1.0.0', [first, fakeToken(3)]), fakeList('1.0.0', [fuji, later])];
  const sources = { lists, saved: NO_SAVED_TOKENS };
  const own = knownTokens(43114, sources).listed.slice(CATALOGUE[43114].length);
  expect(own.map(({ symbol }) => symbol)).toEqual(['LATER', 'T3']);
  expect(knownTokens(43113, sources).listed).toContain(fuji);
  expect(knownTokens(43114, sources)).toBe(knownTokens(43114, sources));
});

test('L13 a list provides a token of the catalogue with a logo and tags, and no other name or decimals', () => {
  const tags = [{ id: 'a', name: 'A', description: 'A' }];
  const logoURI = 'https://logos.example/png.png';
  const lying: Token = { ...B32, address: PNG, symbol: 'USDC', decimals: 6, logoURI, tags };
  const lists = [fakeList('1.0.0', [lying])];
  const { listed } = knownTokens(43114, { lists, saved: NO_SAVED_TOKENS });
  const own = CATALOGUE[43114].find(({ address }) => address === PNG);
  expect(listed.find(({ address }) => address === PNG)).toEqual({ ...own, logoURI, tags });
});
