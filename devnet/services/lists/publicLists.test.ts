import { parseTokenList } from '@/lib/holdings/lists/parseTokenList';
import { ordinaryTokens } from '../../tokens/tokens';
import { BAD_LISTS } from './badLists';
import { PUBLIC_LISTS } from './publicLists';

test.each([
  ['top15', 15],
  ['aeb', 100],
  ['ab', 200],
  ['defi', 100],
  ['stablecoin', 15],
])('LST-02 the local list %s is a valid list of %i tokens', async (name, count) => {
  const list = await parseTokenList(PUBLIC_LISTS[`${name}.tokenlist.json`]);
  expect([list.tokens.length, list.leftOut]).toEqual([count, 0]);
});

test("LST-02 the list that is selected by default has the local exchange's tokens", async () => {
  const { tokens } = await parseTokenList(PUBLIC_LISTS['ab.tokenlist.json']);
  for (const chainId of [43114, 43113] as const)
    for (const { address } of ordinaryTokens(chainId))
      expect(tokens).toContainEqual(expect.objectContaining({ chainId, address }));
});

test.each(['lying.json', 'hostile.json', 'many.json', 'changing.json'])(
  'LST-16 the form of %s is that of a list',
  async (name) => {
    expect((await parseTokenList(BAD_LISTS[name])).tokens).not.toEqual([]);
  },
);

test.each(['invalid.json', 'duplicates.json', 'tooMany.json'])(
  'L01 L02 LST-18 %s is not a list',
  async (name) => {
    await expect(parseTokenList(BAD_LISTS[name])).rejects.toThrow();
  },
);
