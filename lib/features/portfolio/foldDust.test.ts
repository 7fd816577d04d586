import { foldDust } from './foldDust';

test('PTF-02 what is under a dollar or not counted is folded', () => {
  const worth = (cents: bigint) => ({ counted: { numerator: cents, denominator: 100n } });
  const items = [worth(100n), { counted: undefined }, worth(99n), worth(2_500n)];
  expect(foldDust(items)).toEqual({
    shown: [worth(100n), worth(2_500n)],
    folded: [{ counted: undefined }, worth(99n)],
  });
});
