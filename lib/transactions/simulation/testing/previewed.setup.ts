import { nativeCurrency } from '@/lib/base/tokens/currency';
import { PLAIN_SEND_ERRORS } from '@/lib/transactions/review/sendErrors';
import type { ReviewedStatement } from '@/lib/transactions/review/statement';
import type { CallResult, Simulated } from '@/lib/transactions/simulation/simulation';
import type { Expectation, Intent } from '@/lib/transactions/submit/intent';
import { tokenOf } from './devnetSimulation.setup';
import { ACCOUNT, REQUEST } from './fakeSimulator.setup';

export const AVAX = nativeCurrency(43114);
export const PNG = tokenOf('PNG');

/** Pays a million units of AVAX for two million of PNG, at least 1.9 million. */
export const EXPECTATION: Expectation = {
  changes: [
    { currency: AVAX, shown: -1_000_000n, worst: -1_000_000n },
    { currency: PNG, shown: 2_000_000n, worst: 1_900_000n },
  ],
  approvals: [],
};

const stated: ReviewedStatement = {
  chainId: 43114,
  account: ACCOUNT,
  statement: {
    deadlineSeconds: 0,
    allowedCall: () => {
      throw new TypeError('Nothing is sent here.');
    },
    unestimatedGas: 0n,
    sendErrors: PLAIN_SEND_ERRORS,
  },
};

/** A transaction that expects that. */
export const INTENT: Intent = {
  ...stated,
  summary: { type: 'wrap', amount: { currency: AVAX, raw: 1_000_000n } },
  expectation: EXPECTATION,
  callsAt: (deadline) => {
    const [call] = REQUEST.calls;
    if (call === undefined) throw new TypeError('A call is missing');
    return [{ ...call, value: deadline }];
  },
};

/**
 * A simulation at block 100 that pays and returns these amounts; undefined for an unknown balance.
 */
export function simulationOf(
  paid: bigint,
  received: bigint | undefined,
  calls: readonly CallResult[] = [{ status: 'succeeded', gas: 1n, data: '0x' }],
): Simulated {
  const before = 5_000_000n;
  return {
    kind: 'simulated',
    block: 100n,
    calls,
    changes: [
      { currency: AVAX, owner: ACCOUNT, before, after: before - paid },
      {
        currency: PNG,
        owner: ACCOUNT,
        ...(received !== undefined && { before, after: before + received }),
      },
    ],
  };
}
