import { obstacleOf } from './obstacle';

const ready = {
  isBalanceMissing: false,
  isStale: false,
  reviewStatus: 'current',
  isFailing: false,
  approval: 'approved',
  router: 'agrees',
  isAsking: false,
} as const;

test.each([
  [undefined, {}],
  ['insufficientBalance', { isBalanceMissing: true, isStale: true }],
  ['stale', { isStale: true, reviewStatus: 'worse' }],
  ['price', { reviewStatus: 'worse', approval: 'notApproved' }],
  ['price', { reviewStatus: 'blocked' }],
  ['price', { reviewStatus: 'unavailable' }],
  ['price', { reviewStatus: 'worse', isFailing: true }],
  ['wouldFail', { isFailing: true, approval: 'notApproved' }],
  ['checkingApproval', { approval: 'unknown', router: 'checking' }],
  ['approval', { approval: 'notApproved', router: 'differs' }],
  ['approval', { approval: 'pending' }],
  ['checkingRouter', { router: 'checking' }],
  ['router', { router: 'differs' }],
  ['router', { router: 'failed' }],
  ['checkingRouter', { reviewStatus: 'better', isFailing: true }],
  ['consent', { isAsking: true, approval: 'notApproved', router: 'failed' }],
  ['wouldFail', { isAsking: true, isFailing: true }],
] as const)('SWP-19 SWP-26 SIM-04 the obstacle to confirming is %s with %j', (obstacle, change) => {
  expect(obstacleOf({ ...ready, ...change })).toBe(obstacle);
});
