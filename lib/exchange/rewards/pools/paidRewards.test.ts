import { amountOf } from '@/lib/base/amounts/amount';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import { FARMS } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { pending, receipt, token } from '@/lib/transactions/history/testing/pendingRecord.setup';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';
import { farmTokens } from './farmTokens';
import { paidRewards } from './paidRewards';
import type { RewardPool } from './rewardPool';

const png = pngToken(43114);
const other = { ...token, address: '0x00000000000000000000000000000000000000aA' } as const;

function poolOf(name: string): RewardPool {
  const farm = FARMS.find((each) => each.name === name);
  if (farm === undefined) throw new TypeError(name);
  const { contract: address, tokens: pair, version } = farm;
  return {
    ...{ chainId: 43114, pair, rewardToken: png, stakingToken: liquidityToken(...pair) },
    contract:
      version === 2
        ? { type: 'miniChef', address, poolId: 0n }
        : { type: 'stakingRewards', address },
  };
}

const POOL = poolOf('WAVAX_PNG_V2');

function claim(
  reward: bigint,
  own: Partial<TransactionRecord> = {},
  pool = POOL,
): TransactionRecord {
  return {
    ...{ ...pending, receipt, to: pool.contract.address, moved: { reward } },
    summary: { type: 'claim', reward: amountOf(png, 99n), ...farmTokens(pool) },
    ...own,
  };
}

test('MKT-43 what was paid is the sum of the confirmed claims and withdrawals, by token', () => {
  const records = [
    claim(5n, { addedTime: 30 }),
    claim(7n, {
      addedTime: 20,
      summary: {
        type: 'withdraw',
        amount: amountOf(POOL.stakingToken, 1n),
        reward: amountOf(png, 99n),
        ...farmTokens(POOL),
      },
    }),
    // The rewarder of the farm pays by a call of its own.
    claim(11n, {
      ...{ addedTime: 40, to: other.address },
      summary: { type: 'claim', reward: amountOf(other, 99n), ...farmTokens(POOL) },
    }),
  ];
  expect(paidRewards(records, POOL)).toEqual({
    ...{ transactions: 3, sinceMs: 20 },
    amounts: [amountOf(png, 12n), amountOf(other, 11n)],
  });
});

test('MKT-43 what failed, was of another farm, or has no figure is left out', () => {
  const { receipt: _none, ...waiting } = claim(5n);
  const { moved: _moved, ...unknown } = claim(5n);
  const records = [
    waiting,
    unknown,
    claim(0n),
    claim(5n, { receipt: { ...receipt, status: 0 } }),
    claim(5n, {}, poolOf('WAVAX_PNG_V1')),
    claim(5n, {
      summary: {
        type: 'claim',
        reward: amountOf(png, 1n),
        ...farmTokens(poolOf('WAVAX_USDCe_V2')),
      },
    }),
  ];
  expect(paidRewards(records, POOL)).toBeUndefined();
});
