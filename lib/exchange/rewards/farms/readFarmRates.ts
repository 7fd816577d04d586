import { zeroAddress } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import type { Fraction } from '@/lib/base/amounts/fraction';
import type { Token } from '@/lib/base/tokens/token';
import { pairAbi } from '@/lib/chain/contracts/abis/pair';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { CallReply } from '@/lib/chain/reads/aggregate3';
import { resultIn } from '@/lib/chain/reads/oldState';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import { type PricePoint, withoutAbsurd } from '@/lib/exchange/market/pricePoints';
import { readWeek } from '@/lib/exchange/market/readWeek';
import { liquidityUsd, valuingTokens } from '@/lib/exchange/pairs/liquidityUsd';
import { type Pair, pairOf } from '@/lib/exchange/pairs/pair';
import { feeToRead } from '@/lib/exchange/pairs/poolResult';
import { pricingPairs } from '@/lib/exchange/pairs/pricingPairs';
import { protocolFeeLiquidity } from '@/lib/exchange/pairs/protocolFeeLiquidity';
import { knownPriceOf } from '@/lib/exchange/pairs/usdPrice';
import { figureCalls, figuresAt } from '@/lib/exchange/rewards/pools/figuresAt';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import { farmAprs } from './farmAprs';

type Tokens = readonly [Token, Token];

type Requested = {
  readonly pool: RewardPool;
  readonly pair: Tokens;
  /** The latest block that the page knows. */
  readonly block: bigint;
  readonly signal: AbortSignal;
  readonly ask?: AskInOwnBatch;
};

/**
 * The APRs of a farm's rewards within a week, each as a price: at kept blocks, and now. They are
 * computed as the present one is from the chain, with the prices of that time. A state in which it
 * paid nothing, nothing was staked, or a price is missing, has none.
 *
 * @throws as {@link readWeek} does.
 */
export async function readFarmRates({
  pool,
  pair,
  ...requested
}: Requested): Promise<readonly PricePoint[]> {
  const figures = figureCalls(pool);
  const { calls, valuesIn } = valuing(pair);
  const moments = await readWeek({
    ...requested,
    chainId: pool.chainId,
    calls: [...figures, ...calls],
  });
  const points = moments.flatMap(({ seconds, replies }) => {
    const then = figuresAt(pool, replies.slice(0, figures.length), seconds);
    const values = valuesIn(replies.slice(figures.length));
    if (then === undefined || values === undefined) return [];
    const { total } = farmAprs(null, {
      figures: then,
      stakedUsd: values.usdOf(then.totalStaked),
      rewardPrice: values.priceOf(pool.rewardToken),
      growth: undefined,
    });
    return total ? [{ seconds, price: total }] : [];
  });
  return withoutAbsurd(points);
}

type Values = {
  /** What pool tokens of the pair are worth, in dollars. */
  readonly usdOf: (liquidity: bigint) => Fraction | undefined;
  readonly priceOf: (token: Token) => Fraction | undefined;
};

/** The calls that value pool tokens of a pair, and what their replies come to. */
function valuing(pair: Tokens): {
  readonly calls: readonly ContractCall[];
  readonly valuesIn: (replies: readonly CallReply[]) => Values | undefined;
} {
  const [{ chainId }] = pair;
  const address = pairAddress(...pair);
  const others = pricingPairs(chainId, valuingTokens(chainId, [pair])).filter(
    (each) => pairAddress(...each) !== address,
  );
  const pairs = [pair, ...others];
  const feeTo = feeToRead(chainId);
  const calls = [
    ...(feeTo ? [feeTo] : []),
    ...(['totalSupply', 'kLast'] as const).map((functionName) => ({
      ...{ address, abi: pairAbi, functionName },
    })),
    ...pairs.map((each) => ({
      ...{ address: pairAddress(...each), abi: pairAbi, functionName: 'getReserves' },
    })),
  ];
  const valuesIn = (replies: readonly CallReply[]): Values | undefined => {
    const results = calls.map(({ abi, functionName }, index) =>
      resultIn(replies[index], abi, functionName),
    );
    const [recipient, totalSupply, kLast, ...reserves] = results;
    const known = pairs.flatMap((each, index) => heldPair(each, reserves[index]) ?? []);
    const [own] = known;
    if (own === undefined || pairAddress(own.token0, own.token1) !== address) return undefined;
    if (typeof totalSupply !== 'bigint' || typeof kLast !== 'bigint') return undefined;
    const owed =
      recipient === zeroAddress ? 0n : protocolFeeLiquidity({ ...own, totalSupply, kLast });
    const priceOf = (token: Token) => knownPriceOf(token, known)?.price;
    const valued = { pair: own, supply: totalSupply + owed };
    return { priceOf, usdOf: (liquidity) => liquidityUsd(liquidity, valued, priceOf) };
  };
  return { calls, valuesIn };
}

/** A pair as it was; undefined if it did not exist, or returned something else. */
function heldPair([a, b]: Tokens, result: unknown): Pair | undefined {
  const [first, second]: readonly unknown[] = Array.isArray(result) ? result : [];
  if (typeof first !== 'bigint' || typeof second !== 'bigint') return undefined;
  const pair = pairOf(amountOf(a, 0n), amountOf(b, 0n));
  return { ...pair, reserve0: first, reserve1: second };
}
