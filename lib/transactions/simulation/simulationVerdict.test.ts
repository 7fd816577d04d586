import { verdictOf } from './simulationVerdict';

const GOOD = { isAnswered: true, isFailing: false, isBlocked: false, isAccepted: true };

test.each([
  ['passes', {}],
  ['asks', { isAccepted: false }],
  ['blocked', { isBlocked: true }],
  ['blocked', { isBlocked: true, isAccepted: false }],
  ['checking', { isAnswered: false, isBlocked: true, isAccepted: false }],
  ['fails', { isFailing: true }],
  ['fails', { isFailing: true, isAnswered: false, isBlocked: true, isAccepted: false }],
] as const)('SIM-04 SWP-25 the verdict %s is that of %j', (verdict, known) => {
  expect(verdictOf({ ...GOOD, ...known })).toBe(verdict);
});
