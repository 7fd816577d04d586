import fc from 'fast-check';
import { decodeFunctionResult, type Hex, size, slice } from 'viem';
import type { SimulationRequest } from './simulation';
import { simulatorAbi } from './simulatorCode';
import { decodeSimulation, encodeSimulation, IgnoredOverrideError } from './simulatorData';
import { tokenOf } from './testing/devnetSimulation.setup';
import { encodeReport, REQUEST, reportFor, revertData } from './testing/fakeSimulator.setup';

const [call] = REQUEST.calls;
const two: SimulationRequest = {
  ...REQUEST,
  calls: [call, call].flatMap((one) => one ?? []),
  balances: [...REQUEST.balances, { currency: tokenOf('PNG') }],
};
const another = { ...two, calls: two.calls.map((one) => ({ ...one, value: 4n })) };
const data = encodeSimulation(two);
const report = reportFor(data);
const decode = (answer: unknown, request = two) => decodeSimulation(answer, data, request);
const results = (...statuses: readonly number[]) =>
  encodeReport({
    ...report,
    calls: statuses.map((status) => ({ status, gas: 5n, data: revertData('no') })),
  });

test('SIM-01 a report has an entry per call and per balance', () => {
  expect(decode(encodeReport(report))).toEqual({
    kind: 'simulated',
    block: 100n,
    calls: two.calls.map(() => ({ status: 'succeeded', gas: 23_000n, data: '0x' })),
    changes: two.balances.map(({ currency }) => ({
      currency,
      owner: REQUEST.account,
      before: 10n,
      after: 7n,
    })),
  });
});

test('a balance that the token does not report, before or after, is undefined', () => {
  const [known] = report.before;
  const unknown = { isKnown: false, amount: 0n };
  for (const [before, afterwards] of [
    [known, unknown],
    [unknown, known],
  ]) {
    const balances = {
      before: [before, before].flatMap((one) => one ?? []),
      afterwards: [afterwards, afterwards].flatMap((one) => one ?? []),
    };
    const answer = decode(encodeReport({ ...report, ...balances }));
    expect(answer).toMatchObject({
      changes: two.balances.map(({ currency }) => ({ currency, owner: REQUEST.account })),
    });
    expect(answer).not.toHaveProperty('changes.0.after');
  }
});

test.each([
  [revertData('PangolinRouter: EXPIRED'), 'PangolinRouter: EXPIRED'],
  [revertData('two\nlines\u202e'), 'two lines'],
  ['0x4e487b710000000000000000000000000000000000000000000000000000000000000011', 'Panic(17)'],
  ['0x', 'execution reverted'],
  ['0x12345678', 'execution reverted'],
  [slice(revertData('x'.repeat(200)), 0, 100), 'execution reverted'],
] as const)('the reason in %s is %s', (revert, reason) => {
  const calls = [
    { status: 2, gas: 5n, data: revert },
    { status: 0, gas: 0n, data: '0x' as Hex },
  ];
  expect(decode(encodeReport({ ...report, calls }))).toMatchObject({
    calls: [{ status: 'reverted', gas: 5n, reason }, { status: 'notMade' }],
  });
});

test.each([
  [
    [1, 3],
    ['succeeded', 'unaffordable'],
  ],
  [
    [2, 0],
    ['reverted', 'notMade'],
  ],
] as const)('results %j are %j', (statuses, names) => {
  expect(decode(results(...statuses))).toMatchObject({
    calls: names.map((status) => ({ status })),
  });
});

test.each([
  ['a call too few', results(1)],
  ['a call too many', results(1, 1, 1)],
  ['a call after one that failed', results(2, 1)],
  ['a call left out', results(0, 1)],
  ['an end that nothing explains', results(1, 0)],
  ['a status that does not exist', results(1, 4)],
  ['no balances', encodeReport({ ...report, before: [], afterwards: [] })],
  ['a balance too few after', encodeReport({ ...report, afterwards: report.before.slice(1) })],
  ['the answer to another request', encodeReport(reportFor(encodeSimulation(another)))],
  ['nothing', '0x'],
  ['one word', `0x${'00'.repeat(32)}`],
  ['its own call data', data],
  ['more behind the end', `${encodeReport(report)}00`],
  ['less than all', slice(encodeReport(report), 0, -1)],
  ['no hex', 'simulated'],
  ['null', null],
  ['undefined', undefined],
  ['a number', 7],
  ['an object', { result: '0x' }],
  ['a list', ['0x']],
])('SIM-02 %s is not a simulation', (_name, answer) => {
  expect(() => decode(answer)).toThrow(IgnoredOverrideError);
});

function decodedOrIgnored(answer: Hex) {
  try {
    return decode(answer);
  } catch (error) {
    expect(error).toBeInstanceOf(IgnoredOverrideError);
    return undefined;
  }
}

const STATUSES = ['notMade', 'succeeded', 'reverted', 'unaffordable'];

/** A report, in 32-byte words. */
function asItSays(answer: Hex) {
  const said = decodeFunctionResult({ abi: simulatorAbi, data: answer });
  return {
    kind: 'simulated',
    block: said.blockNumber,
    calls: said.calls.map(({ status, gas }) =>
      expect.objectContaining({
        status: STATUSES[status],
        ...((status === 1 || status === 2) && { gas }),
      }),
    ),
    changes: two.balances.map(({ currency }, index) => {
      const [before, after] = [said.before[index], said.afterwards[index]];
      const isKnown = before?.isKnown && after?.isKnown;
      const known = isKnown && { before: before.amount, after: after.amount };
      return { currency, owner: REQUEST.account, ...known };
    }),
  };
}

test('SIM-02 a report with any word changed is taken as it says or rejected, and nothing else happens', () => {
  const good = encodeReport(report);
  const words = size(good) / 32;
  fc.assert(
    fc.property(fc.nat(words - 1), fc.bigInt(0n, 2n ** 256n - 1n), (index, value) => {
      const word = value.toString(16).padStart(64, '0');
      const at = 2 + 64 * index;
      const bent: Hex = `0x${good.slice(2, at)}${word}${good.slice(at + 64)}`;
      const decoded = decodedOrIgnored(bent);
      expect(decoded).toEqual(decoded && asItSays(bent));
    }),
  );
});
