import { verdictOf } from './simulationVerdict';

const GOOD = { isAnswered: true, isFailing: false, isRefused: false, isAccepted: true };

test.each([
  ['passes', {}],
  ['asks', { isAccepted: false }],
  ['refused', { isRefused: true }],
  ['refused', { isRefused: true, isAccepted: false }],
  ['checking', { isAnswered: false, isRefused: true, isAccepted: false }],
  ['fails', { isFailing: true }],
  ['fails', { isFailing: true, isAnswered: false, isRefused: true, isAccepted: false }],
] as const)('SIM-04 SWP-25 the verdict %s is that of %j', (verdict, known) => {
  expect(verdictOf({ ...GOOD, ...known })).toBe(verdict);
});
