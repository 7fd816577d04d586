import { type ReadRequirement, strictestOf } from './trackedRead';

const EVERY_BLOCK: ReadRequirement = { everyBlocks: 1, sinceBlock: 0n, needsSameBlock: false };
const ONCE: ReadRequirement = { ...EVERY_BLOCK, everyBlocks: Number.POSITIVE_INFINITY };

test('the strictest requirement on a read counts', () => {
  expect(
    strictestOf([ONCE, { everyBlocks: 30, sinceBlock: 5n, needsSameBlock: true }, EVERY_BLOCK]),
  ).toEqual({
    everyBlocks: 1,
    sinceBlock: 5n,
    needsSameBlock: true,
  });
  expect(strictestOf([])).toBeUndefined();
});
