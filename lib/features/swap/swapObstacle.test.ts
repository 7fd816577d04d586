import { swapObstacle } from './swapObstacle';

const ready = {
  hasInsufficientBalance: false,
  isStale: false,
  reviewStatus: 'withinLimit',
  verdict: 'passes',
  approval: 'approved',
  router: 'agrees',
  isProbing: false,
  isAsking: false,
  recipient: 'usable',
} as const;

test.each([
  [undefined, {}],
  ['insufficientBalance', { hasInsufficientBalance: true, isStale: true }],
  ['stale', { isStale: true, reviewStatus: 'worse' }],
  ['price', { reviewStatus: 'worse', approval: 'notApproved' }],
  ['price', { reviewStatus: 'blocked' }],
  ['price', { reviewStatus: 'unavailable' }],
  ['price', { reviewStatus: 'worse', verdict: 'fails' }],
  ['wouldFail', { verdict: 'fails', approval: 'notApproved' }],
  ['checkingApproval', { approval: 'unknown', router: 'checking' }],
  ['approval', { approval: 'notApproved', router: 'differs' }],
  ['approval', { approval: 'pending' }],
  ['checkingRouter', { router: 'checking' }],
  ['checkingToken', { isProbing: true, verdict: 'checking' }],
  ['checkingToken', { isProbing: true }],
  ['consent', { isProbing: true, isAsking: true }],
  ['router', { router: 'differs' }],
  ['router', { router: 'failed' }],
  ['consent', { isAsking: true, approval: 'notApproved', router: 'failed' }],
  ['consent', { verdict: 'asks', approval: 'notApproved' }],
  ['beyondLimit', { verdict: 'blocked', approval: 'notApproved' }],
  ['beyondLimit', { verdict: 'blocked', isAsking: true, isProbing: true }],
  ['consent', { isAsking: true, verdict: 'checking' }],
  ['checkingPreview', { verdict: 'checking', approval: 'notApproved', router: 'differs' }],
  ['wouldFail', { isAsking: true, verdict: 'fails' }],
  ['recipient', { recipient: 'forbidden', isAsking: true, approval: 'notApproved' }],
  ['wouldFail', { recipient: 'forbidden', verdict: 'fails' }],
  ['checkingRecipient', { recipient: 'checking', verdict: 'checking' }],
  ['consent', { recipient: 'checking', isAsking: true }],
] as const)(
  'SWP-19 SWP-26 SWP-30 SIM-04 the obstacle to confirming is %s with %j',
  (obstacle, change) => {
    expect(swapObstacle({ ...ready, ...change })).toBe(obstacle);
  },
);
