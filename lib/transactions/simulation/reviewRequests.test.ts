import { maxUint256 } from 'viem';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { requestsWithoutMinimum, reviewRequests } from './reviewRequests';
import { ACCOUNT } from './testing/fakeSimulator.setup';
import { AVAX, EXPECTATION, INTENT, PNG } from './testing/previewed.setup';

const approvals = [{ token: PNG, spender: ACCOUNT, raw: 5n }];
const expectation = { ...EXPECTATION, approvals };

function names(allowance: bigint | undefined) {
  return reviewRequests(INTENT, expectation, [{ allowance }]).map(({ calls }) =>
    calls.map(({ functionName }) => functionName),
  );
}

test('SIM-03 what is simulated approves first what is missing, and never expires', () => {
  expect(names(5n)).toEqual([['deposit']]);
  expect(names(0n)).toEqual([['approve', 'deposit']]);
  expect(names(undefined)).toEqual([['approve', 'approve', 'approve', 'deposit']]);
  const [request] = reviewRequests(INTENT, expectation, [{ allowance: 5n }]);
  expect(request).toMatchObject({
    chainId: 43114,
    account: ACCOUNT,
    calls: [{ value: maxUint256 }],
    balances: [{ currency: AVAX }, { currency: PNG }],
  });
});

test('SIM-05 the balances at both ends of each transfer are read after those that are shown', () => {
  const ends = { pool: PNG.address, holder: ACCOUNT };
  const transfers = [
    { currency: AVAX, ...ends, direction: 'toPool', feeBps: 0 },
    { currency: PNG, ...ends, direction: 'fromPool', feeBps: 0 },
  ] as const;
  const [request] = reviewRequests(INTENT, { ...expectation, transfers }, [{ allowance: 5n }]);
  expect(request?.balances.slice(EXPECTATION.changes.length)).toEqual([
    { currency: wrapped(AVAX), owner: PNG.address },
    { currency: AVAX, owner: ACCOUNT },
    { currency: PNG, owner: PNG.address },
    { currency: PNG, owner: ACCOUNT },
  ]);
});

test('SWP-25 SIM-05 without a minimum the same is simulated, if the review has such a call', () => {
  const call = { address: ACCOUNT, abi: [], functionName: 'withoutMinimum' };
  const loose = { ...expectation, callWithoutMinimumAt: () => call };
  expect(requestsWithoutMinimum(INTENT, expectation, [{ allowance: 0n }])).toEqual([]);
  const [strict] = reviewRequests(INTENT, loose, [{ allowance: 0n }]);
  const [request, ...others] = requestsWithoutMinimum(INTENT, loose, [{ allowance: 0n }]);
  expect(others).toEqual([]);
  expect(request).toEqual({ ...strict, calls: [strict?.calls[0], call] });
});

test('SIM-03 if a signature is sent, an approval is simulated in its place', () => {
  const callsWithoutPermitAt = () =>
    [{ address: ACCOUNT, abi: [], functionName: 'withoutPermit' }] as const;
  const requests = reviewRequests(INTENT, { ...expectation, callsWithoutPermitAt }, [
    { allowance: 0n },
  ]);
  expect(requests.map(({ calls }) => calls.map(({ functionName }) => functionName))).toEqual([
    ['approve', 'withoutPermit'],
  ]);
});
