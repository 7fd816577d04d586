import { claimRisk } from './claimRisk';

const ONE = 10n ** 18n;
const OPEN = { isOpen: true, claimable: 5n, held: 2n * ONE, heldOfOther: 0n };

test.each([
  ['which leaves less than one whole of both', OPEN, ONE + 1n, 'lost'],
  ['which leaves one whole', OPEN, ONE, 'none'],
  ['while the other token is there', { ...OPEN, heldOfOther: ONE }, 2n * ONE, 'none'],
  ['of an account that could not claim before', { ...OPEN, held: ONE - 1n }, 1n, 'none'],
  ['while nobody can claim', { ...OPEN, isOpen: false }, 2n * ONE, 'none'],
  ['of an account with nothing to claim', { ...OPEN, claimable: 0n }, 2n * ONE, 'none'],
  ['while the claim is not known', { ...OPEN, claimable: undefined }, 2n * ONE, 'unknown'],
  ['while it is not known what is held', { ...OPEN, held: undefined }, 2n * ONE, 'unknown'],
] as const)('MIG-23 an upgrade %s: the claim is %s', (_case, needs, raw, risk) => {
  expect(claimRisk(needs, raw)).toBe(risk);
});
