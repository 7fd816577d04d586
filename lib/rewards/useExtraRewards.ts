import { useState } from 'react';
import { type Address, zeroAddress } from 'viem';
import { amountOf } from '@/lib/amounts/amount';
import { miniChefAbi } from '@/lib/contracts/abis/miniChef';
import { rewarderAbi } from '@/lib/contracts/abis/rewarder';
import { tokenAnswers, tokenRead } from '@/lib/knownTokens/reads';
import { isRefused, resultOf } from '@/lib/reads/readOutcome';
import { useChainReads } from '@/lib/reads/useChainReads';
import { onChainToken } from '@/lib/tokens/onChainToken';
import type { ExtraRewards } from './proposals';
import { type RewardPool, rewardPoolKey } from './rewardPool';
import { rewardsOf } from './rewardsOf';

const NONE: ExtraRewards = [];
/** A farm is given a rewarder, or loses it, about once in its life. */
const REWARDER_EVERY_BLOCKS = 30;
const ONCE = { everyBlocks: Number.POSITIVE_INFINITY };

/**
 * What the rewarder of a pool pays an account beside its reward; empty without one, where it does
 * not tell, and until it is known. A token that does not tell its decimals is left out.
 *
 * @param earned - The reward that is owed, which a rewarder goes by; absent while unknown.
 */
export function useExtraRewards(
  pool: RewardPool,
  account: Address | undefined,
  earned: bigint | undefined,
): ExtraRewards {
  const { chainId } = pool;
  const [rewarder] = useChainReads(chainId, [rewarderRead(pool)], {
    everyBlocks: REWARDER_EVERY_BLOCKS,
  });
  const [pending] = useChainReads(chainId, [
    pendingRead(pool, { account, earned, rewarder: resultOf(rewarder) }),
  ]);
  const [tokens, amounts] = resultOf(pending) ?? [[], []];
  const described = useChainReads(chainId, tokens.map(tokenRead), ONCE);
  const isKnown = tokens.length > 0 && described.every((one) => resultOf(one) !== undefined);
  const extra = tokens.flatMap((address, index) => {
    const answers = resultOf(described[index]);
    const found = answers && onChainToken(chainId, address, tokenAnswers(answers));
    const raw = amounts[index] ?? 0n;
    return found?.status === 'found' && raw > 0n ? [amountOf(found.token, raw)] : [];
  });
  const owner = `${rewardPoolKey(pool)} ${account}`;
  const [last, setLast] = useState({ owner, pending, extra: NONE });
  // Each block has another question. Until it is answered, the last answer stays.
  const paysNone =
    resultOf(rewarder) === zeroAddress ||
    (pending !== undefined && isRefused(pending)) ||
    resultOf(pending)?.[0].length === 0;
  if (isKnown && (last.owner !== owner || last.pending !== pending))
    setLast({ owner, pending, extra: rewardsOf(undefined, extra) });
  else if (paysNone && last.extra !== NONE) setLast({ owner, pending, extra: NONE });
  return last.owner === owner ? last.extra : NONE;
}

function rewarderRead({ contract }: RewardPool) {
  if (contract.type === 'stakingRewards') return undefined;
  const { address, poolId } = contract;
  return { address, abi: miniChefAbi, functionName: 'rewarder', args: [poolId] } as const;
}

type Asked = {
  readonly account: Address | undefined;
  readonly earned: bigint | undefined;
  readonly rewarder: Address | undefined;
};

function pendingRead({ contract }: RewardPool, { account, earned, rewarder }: Asked) {
  if (contract.type === 'stakingRewards' || rewarder === undefined || rewarder === zeroAddress)
    return undefined;
  if (account === undefined || earned === undefined) return undefined;
  return {
    address: rewarder,
    abi: rewarderAbi,
    functionName: 'pendingTokens',
    args: [contract.poolId, account, earned],
  } as const;
}
