import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { ONE_ENDPOINT } from '@/lib/chain/rpc/testing/oneEndpoint.setup';
import { simulate } from './simulate';
import { SIMULATOR_CODE } from './simulatorCode';
import {
  ACCOUNT,
  encodeReport,
  honestAnswer,
  REQUEST,
  reportFor,
  revertData,
  simulationIn,
} from './testing/fakeSimulator.setup';

type Asked = { readonly method: string; readonly params?: unknown };

/** Asks one node with fixed answers. */
function asking(answer: (asked: Asked) => unknown) {
  const asked: Asked[] = [];
  const ask: AskInOwnBatch = async (_chainId, requests, read) => {
    asked.push(...requests);
    return read(
      await Promise.allSettled(requests.map(async (request) => answer(request))),
      ONE_ENDPOINT,
    );
  };
  return { ask, asked };
}

const never: AskInOwnBatch = () => new Promise(() => {});

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('SIM-01 one eth_call from the account to itself lays only code over it', async () => {
  const { ask, asked } = asking(honestAnswer);
  expect(await simulate(REQUEST, { ask })).toMatchObject({ kind: 'simulated', block: 100n });
  expect(asked).toEqual([
    { method: 'eth_getCode', params: [ACCOUNT, 'latest'] },
    {
      method: 'eth_call',
      params: [
        { from: ACCOUNT, to: ACCOUNT, gasPrice: '0x0', data: expect.any(String) },
        'latest',
        { [ACCOUNT]: { code: SIMULATOR_CODE } },
      ],
    },
  ]);
});

test.each([
  ['0x5d21dba00', 25_000_000_000n],
  ['0x', undefined],
  [null, undefined],
])(
  'SIM-11 the price of gas is read only on request, in the same batch: %s',
  async (answer, price) => {
    const { ask, asked } = asking((wire) =>
      wire.method === 'eth_gasPrice' ? answer : honestAnswer(wire),
    );
    const simulation = await simulate({ ...REQUEST, needsGasPrice: true }, { ask });
    expect(simulation).toMatchObject({ kind: 'simulated', block: 100n });
    expect(simulation.kind === 'simulated' && simulation.gasPrice).toBe(price);
    expect(asked.map(({ method }) => method)).toEqual(['eth_getCode', 'eth_call', 'eth_gasPrice']);
  },
);

test('AVAX is laid over the account only when the request says so', async () => {
  const { ask, asked } = asking(honestAnswer);
  await simulate({ ...REQUEST, nativeBalance: 255n }, { ask });
  expect(asked[1]?.params).toHaveProperty([2, ACCOUNT, 'balance'], '0xff');
});

test.each([
  ['ignored', '0x'],
  ['ignored', `0x${'11'.repeat(640)}`],
  ['ignored', null],
] as const)('SIM-02 %s: the call is answered with %s', async (reason, answer) => {
  const { ask } = asking((asked) => (asked.method === 'eth_call' ? answer : honestAnswer(asked)));
  expect(await simulate(REQUEST, { ask })).toEqual({ kind: 'unavailable', reason });
});

test.each(['eth_call', 'eth_getCode'])('SIM-02 failed: %s fails', async (method) => {
  const { ask } = asking((asked) => {
    if (asked.method === method) throw new Error('too many arguments, want at most 2');
    return honestAnswer(asked);
  });
  expect(await simulate(REQUEST, { ask })).toEqual({ kind: 'unavailable', reason: 'failed' });
});

test('SIM-02 an answer in the state of an older block than the figures is not believed', async () => {
  const { ask } = asking(honestAnswer);
  expect(await simulate(REQUEST, { ask, notBefore: 100n })).toMatchObject({ kind: 'simulated' });
  expect(await simulate(REQUEST, { ask, notBefore: 101n })).toEqual({
    kind: 'unavailable',
    reason: 'behind',
  });
});

test('SIM-02 a simulation of a block that is not believed has failed', async () => {
  const { ask } = asking(honestAnswer);
  const doubt = (block: bigint) => (block > 99n ? new Error('far ahead') : undefined);
  expect(await simulate(REQUEST, { ask, doubt })).toEqual({
    kind: 'unavailable',
    reason: 'failed',
  });
  const trust = () => undefined;
  expect(await simulate(REQUEST, { ask, doubt: trust })).toMatchObject({ kind: 'simulated' });
});

describe('SIM-04 a simulation in which a call reverts', () => {
  const REFUSED = 'TransferHelper: TRANSFER_FROM_FAILED';
  /** The reason of a token that is called directly, as in a send. */
  const OWN_REASON = 'no contracts';
  const BELOW_MINIMUM = 'PangolinRouter: INSUFFICIENT_OUTPUT_AMOUNT';

  /** A node that refuses the call in a simulation; `isPlainMade`: and not as a plain call. */
  function refusing(isPlainMade: boolean, reason = REFUSED) {
    return asking((wire) => {
      const data = simulationIn(wire);
      if (data === undefined && wire.method === 'eth_call') {
        if (isPlainMade) return '0x';
        throw new Error('execution reverted');
      }
      if (data === undefined) return honestAnswer(wire);
      const report = reportFor(data);
      const refused = { status: 2, gas: 1n, data: revertData(reason) };
      const notMade = { status: 0, gas: 0n, data: '0x' } as const;
      const calls = report.calls.map((_call, index) => (index === 0 ? refused : notMade));
      return encodeReport({ ...report, calls });
    });
  }

  test.each([REFUSED, OWN_REASON])(
    'is not believed if the same call succeeds without a simulator: %s',
    async (reason) => {
      const node = refusing(true, reason);
      expect(await simulate(REQUEST, node)).toEqual({ kind: 'unavailable', reason: 'detected' });
      expect(node.asked.at(-1)?.params).toEqual([
        expect.objectContaining({ from: ACCOUNT, value: '0x3' }),
        '0x64',
      ]);
    },
  );

  test('counts if the plain call gets no answer', async () => {
    const node = refusing(true);
    const ask: AskInOwnBatch = (chainId, requests, read, signal) =>
      requests.length === 1
        ? Promise.reject(new Error('gone'))
        : node.ask(chainId, requests, read, signal);
    const simulation = await simulate(REQUEST, { ask });
    expect(simulation).toMatchObject({ calls: [{ status: 'reverted', reason: REFUSED }] });
  });

  test.each([REFUSED, OWN_REASON, BELOW_MINIMUM])(
    'counts if the call fails without a simulator too: %s',
    async (reason) => {
      const node = refusing(false, reason);
      const simulation = await simulate(REQUEST, node);
      expect(simulation).toMatchObject({ calls: [{ status: 'reverted' }] });
      expect(node.asked).toHaveLength(3);
    },
  );

  test.each([
    ['an account that nobody owns', { nativeBalance: 9n }],
    ['approvals before it', { calls: [...REQUEST.calls, ...REQUEST.calls] }],
  ])('is not tried plainly with %s', async (_what, change) => {
    const node = refusing(true);
    const simulation = await simulate({ ...REQUEST, ...change }, node);
    expect(simulation).toMatchObject({ kind: 'simulated' });
    expect(node.asked).toHaveLength(2);
  });
});

test.each(['0x60', '0xef010000000000000000000000000000000000000000000001'])(
  'SIM-02 an account with the code %s is not simulated, whatever the call answers',
  async (code) => {
    const unavailable = { kind: 'unavailable', reason: 'accountHasCode' };
    const answers = asking((asked) =>
      asked.method === 'eth_getCode' ? code : honestAnswer(asked),
    );
    expect(await simulate(REQUEST, answers)).toEqual(unavailable);
    const reverts = asking((asked) => {
      if (asked.method === 'eth_getCode') return code;
      throw new Error('execution reverted');
    });
    expect(await simulate(REQUEST, reverts)).toEqual(unavailable);
  },
);

test.each([
  ['5 s', {}, 5_000],
  ['as long as they are given', { limitMs: 1_500 }, 1_500],
])('SIM-02 the endpoints have %s together', async (_name, options, limitMs) => {
  const answer = simulate(REQUEST, { ask: never, ...options });
  await jest.advanceTimersByTimeAsync(limitMs - 1);
  expect(await Promise.race([answer, 'waiting'])).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual({ kind: 'unavailable', reason: 'timeout' });
});

test('SIM-10 leaving ends the simulation at once, and aborts its requests', async () => {
  const left = new Error('left');
  const controller = new AbortController();
  let asked: AbortSignal | undefined;
  const ask: AskInOwnBatch = (_chainId, _requests, _read, signal) => {
    asked = signal;
    return new Promise(() => {});
  };
  const answer = simulate(REQUEST, { ask, signal: controller.signal });
  controller.abort(left);
  await expect(answer).rejects.toBe(left);
  expect(asked?.aborted).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
  await expect(simulate(REQUEST, { ask: never, signal: controller.signal })).rejects.toBe(left);
});
