import { fakeList, fakeToken } from '@/lib/holdings/lists/testing/fakeLists.setup';
import { otherTokens } from './useOtherTokens';

const [a, b, c] = [fakeToken(1), fakeToken(2), fakeToken(3)];
const other = (url: string, ...tokens: Parameters<typeof fakeList>[1]) => ({
  url,
  list: fakeList('1.0.0', tokens),
});

test('LST-27 a token of several lists that are not in use is found once, with the first of them', () => {
  const [first, second] = [other('first', a, b), other('second', b, c)];
  const { tokens, listOf } = otherTokens(43114, [first, second], []);
  expect(tokens).toEqual([a, b, c]);
  expect(tokens.map(({ address }) => listOf.get(address)?.url)).toEqual([
    'first',
    'first',
    'second',
  ]);
});

test('LST-27 what is known anyway, and what is on another chain, is left out', () => {
  const fuji = fakeToken(4, { chainId: 43113 });
  expect(otherTokens(43114, [other('first', a, b, fuji)], [a]).tokens).toEqual([b]);
});
