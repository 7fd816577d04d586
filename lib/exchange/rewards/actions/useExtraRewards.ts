import { useState } from 'react';
import type { Address } from 'viem';
import { type ReadState, resultOf } from '@/lib/chain/reads/readState';
import { ONCE, SELDOM, useChainReads } from '@/lib/chain/reads/useChainReads';
import { useReadRecords } from '@/lib/chain/reads/useReadRecords';
import {
  countedStakeRead,
  pendingTokensRead,
  rewarderRead,
  rewardInfosRead,
} from '@/lib/exchange/rewards/pools/rewarderReads';
import { type RewardPool, rewardPoolKey } from '@/lib/exchange/rewards/pools/rewardPool';
import { tokenAnswers, tokenRead } from '@/lib/holdings/knownTokens/tokenReads';
import { NOTHING_OWED, owedExtra } from './owedExtra';
import type { OwedExtra } from './superFarmRewards';

/** A farm gets a rewarder, or loses it, about once in its life. */
const READ_SELDOM = { everyBlocks: SELDOM };
const READ_ONCE = { everyBlocks: ONCE };

/**
 * What the rewarder of a pool owes an account in addition to its reward; nothing without one, if it
 * does not report it, and until it is known. A token that does not report its decimals is left out.
 *
 * @param earned - The reward that is owed, from which a rewarder computes its own; undefined while
 *   unknown.
 */
export function useExtraRewards(
  pool: RewardPool,
  account: Address | undefined,
  earned: bigint | undefined,
): OwedExtra {
  const { chainId } = pool;
  const [found] = useChainReads(chainId, [rewarderRead(pool)], READ_SELDOM);
  const rewarder = resultOf(found);
  const [infos] = useChainReads(chainId, [rewardInfosRead(rewarder)], READ_SELDOM);
  const superFarm = resultOf(infos);
  const [pending, counted] = useChainReads(chainId, [
    pendingTokensRead(pool, { account, earned, rewarder }),
    countedStakeRead(superFarm && rewarder, account),
  ]);
  const [tokens] = resultOf(pending) ?? [[]];
  const described = useReadRecords(
    chainId,
    tokens.map((address) => ({ address })),
    ({ address }) => ({ description: tokenRead(address) }),
    READ_ONCE,
  );
  const owed = owedExtra(chainId, {
    rewarder,
    pending,
    tokens: described.map(({ description }) => {
      const answers = resultOf(description);
      return answers && tokenAnswers(answers);
    }),
    infos,
    counted,
  });
  const owner = `${rewardPoolKey(pool)} ${account}`;
  const from = [pending, counted, infos];
  // Starts with no answers: another part of the page may have read all but the token.
  const [last, setLast] = useState<Last>({ owner, from: [], owed: NOTHING_OWED });
  // `earned`, an argument of the read, changes with each block. Until it is answered, the last
  // answer stays.
  const isNew =
    owed === NOTHING_OWED
      ? last.owed !== NOTHING_OWED
      : last.owner !== owner || isOther(last.from, from);
  if (owed && isNew) setLast({ owner, from, owed });
  return last.owner === owner ? last.owed : NOTHING_OWED;
}

type States = readonly (ReadState<unknown> | undefined)[];

/** What was owed last, to whom, and the answers that it is from. */
type Last = { readonly owner: string; readonly from: States; readonly owed: OwedExtra };

function isOther(last: States, from: States): boolean {
  return from.some((state, index) => state !== last[index]);
}
