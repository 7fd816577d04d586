import { assertSimulation, OutcomeDiffersError } from './assertSimulation';
import { OutcomeUnknownError } from './isBoundBySimulation';
import { reviewRequests } from './reviewRequests';
import { shortfallsOf } from './shortfalls';
import { simulate } from './simulate';
import type { Simulation } from './simulation';
import { EXPECTATION, INTENT, simulationOf } from './testing/previewed.setup';

jest.mock('./simulate');
const answers = jest.mocked(simulate);

const [request] = reviewRequests(INTENT, EXPECTATION, []);
if (request === undefined) throw new TypeError('A request is missing');
const requests = [request, { ...request, chainId: 43113 as const }];
const { statement } = INTENT;
const agreed = {
  statement,
  expectation: EXPECTATION,
  figureBlock: 100n,
  accepted: [],
  latestBlock: 101n,
  isAnswered: true,
};
const { signal } = new AbortController();

function answering(...simulations: readonly Simulation[]) {
  answers.mockReset();
  for (const simulation of simulations) answers.mockResolvedValueOnce(simulation);
}

const GOOD = simulationOf(1_000_000n, 2_000_000n);
const LESS = simulationOf(1_000_000n, 1_950_000n);
const FAILS = simulationOf(0n, 0n, [{ status: 'reverted', gas: 1n, reason: 'no' }]);
const UNAVAILABLE = { kind: 'unavailable', reason: 'timeout' } as const;

test.each([
  ['an outcome as shown', [GOOD, FAILS]],
  ['no answer', [UNAVAILABLE, UNAVAILABLE]],
  ['a call that fails before one that does not', [FAILS, GOOD]],
  ['only calls that fail, which the gas estimate reports', [FAILS, FAILS]],
] as const)('SIM-04 a confirmed transaction goes on with %s', async (_name, simulations) => {
  answering(...simulations);
  await expect(assertSimulation(requests, agreed, signal)).resolves.toBeUndefined();
});

test('SIM-04 it stops when less would be received than shown, unless that was accepted', async () => {
  answering(LESS, FAILS);
  await expect(assertSimulation(requests, agreed, signal)).rejects.toThrow(OutcomeDiffersError);
  answering(FAILS, LESS);
  await expect(assertSimulation(requests, agreed, signal)).rejects.toThrow(OutcomeDiffersError);
  answering(LESS, FAILS);
  const accepted = shortfallsOf(EXPECTATION, LESS, 100n);
  await assertSimulation(requests, { ...agreed, accepted }, signal);
});

test('SIM-04 without an answer no other call is tried: the estimate comes next', async () => {
  answering(UNAVAILABLE, FAILS);
  await assertSimulation(requests, agreed, signal);
  expect(answers).toHaveBeenCalledTimes(1);
});

test('SIM-04 if only an older state is available, it is judged by that', async () => {
  const behind = { kind: 'unavailable', reason: 'behind' } as const;
  answering(behind, simulationOf(1_000_000n, 1_800_000n), behind, FAILS);
  await expect(assertSimulation(requests, agreed, signal)).rejects.toThrow(OutcomeDiffersError);
  answering(behind, GOOD);
  await expect(assertSimulation(requests, agreed, signal)).resolves.toBeUndefined();
});

test('SIM-04 FRM-42 an older state shows nothing against an amount that has grown since', async () => {
  const behind = { kind: 'unavailable', reason: 'behind' } as const;
  const [paid, reward] = EXPECTATION.changes;
  if (paid === undefined || reward === undefined) throw new TypeError('A change is missing');
  const since = (growsSince: bigint) => {
    const changes = [paid, { ...reward, worst: reward.shown, growsSince }];
    return { ...agreed, figureBlock: 101n, expectation: { changes, approvals: [] } };
  };
  answering(behind, LESS);
  await expect(assertSimulation(requests, since(101n), signal)).resolves.toBeUndefined();
  answering(behind, LESS);
  await expect(assertSimulation(requests, since(100n), signal)).rejects.toThrow(
    OutcomeDiffersError,
  );
});

test('SIM-04 each of its simulations may take 1.5 s, and the next is requested only when one fails', async () => {
  answering(FAILS, GOOD);
  const checked = assertSimulation(requests, agreed, signal);
  expect(answers).toHaveBeenCalledTimes(1);
  await checked;
  expect(answers.mock.calls).toEqual(
    requests.map((each) => [each, { signal, limitMs: 1_500, notBefore: 101n }]),
  );
  answering(GOOD);
  await assertSimulation(requests, agreed, signal);
  expect(answers).toHaveBeenCalledTimes(1);
});

test('SIM-04 figures without a simulation get the 2.5 s that an endpoint may take', async () => {
  answering(GOOD);
  await assertSimulation(requests, { ...agreed, isAnswered: false }, signal);
  expect(answers).toHaveBeenCalledWith(request, { signal, limitMs: 2_500, notBefore: 101n });
});

test('SIM-04 MIG-21 if only the simulation enforces the minimum, no answer stops it', async () => {
  const changes = EXPECTATION.changes.map(
    (change) => ({ ...change, boundBy: 'reviewed', unsimulated: 'blocks' }) as const,
  );
  const bound = { ...agreed, expectation: { ...EXPECTATION, changes } };
  answering(UNAVAILABLE);
  await expect(assertSimulation(requests, bound, signal)).rejects.toThrow(OutcomeUnknownError);
  // It gets as long as an endpoint may take.
  expect(answers).toHaveBeenCalledWith(request, { signal, limitMs: 2_500, notBefore: 101n });
  // A simulation that fails, or one of an older state, is no answer either.
  answering(FAILS, FAILS);
  await expect(assertSimulation(requests, bound, signal)).rejects.toThrow(OutcomeUnknownError);
  answering({ kind: 'unavailable', reason: 'behind' }, GOOD);
  await expect(assertSimulation(requests, bound, signal)).rejects.toThrow(OutcomeUnknownError);
  answering(GOOD);
  await expect(assertSimulation(requests, bound, signal)).resolves.toBeUndefined();
});
