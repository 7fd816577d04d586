import type { Address } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import { withdrawIntent } from '@/lib/exchange/rewards/actions/withdrawIntent';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import { assertReviewed } from '@/lib/transactions/review/assertReviewed';
import { sentParameters } from '@/lib/transactions/review/testing/sentParameters.setup';
import type { Intent } from '@/lib/transactions/submit/intent';
import { avaxPngPool } from './rewardPools.setup';

export const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
export const NOW = 1_700_000_000n;

export const own = avaxPngPool('WAVAX_PNG_V1');
export const chef = avaxPngPool('WAVAX_PNG_V2');

/** Throws unless the first call of `sent` is what `reviewed` allows. */
export function check(reviewed: Intent, sent: Intent): void {
  const [call] = sent.callsAt(NOW + 700n);
  assertReviewed(sentParameters(account, call), reviewed, NOW);
}

export const amountIn = (pool: RewardPool, raw: bigint) => amountOf(pool.stakingToken, raw);

export const withdrawal = (
  pool: RewardPool,
  method: Parameters<typeof withdrawIntent>[0]['method'],
  { raw = 5n, to = account }: { raw?: bigint; to?: Address } = {},
) =>
  withdrawIntent({
    account: to,
    pool,
    amount: amountIn(pool, raw),
    earned: amountOf(pool.rewardToken, 3n),
    extra: [],
    method,
  });

/** What arrives according to an intent's review: symbols with amounts. */
export const changes = (intent: Intent) =>
  intent.expectation?.changes.map(({ currency, worst }) => [currency.symbol, worst]);

export const functionOf = (intent: Intent) => intent.callsAt(NOW + 700n)[0].functionName;
