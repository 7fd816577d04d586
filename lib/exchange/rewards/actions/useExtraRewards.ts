import { useState } from 'react';
import { type Address, isAddressEqual, zeroAddress } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import { onChainToken } from '@/lib/base/tokens/onChainToken';
import { blockOf, hasNoUsableAnswer, type ReadState, resultOf } from '@/lib/chain/reads/readState';
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
import { rewardsOf } from './rewardsOf';
import type { OwedExtra } from './superFarmRewards';

const NONE: OwedExtra = { amounts: [] };
/** A farm gets a rewarder, or loses it, about once in its life. */
const READ_SELDOM = { everyBlocks: SELDOM };
const READ_ONCE = { everyBlocks: ONCE };

/**
 * What the rewarder of a pool owes an account in addition to its reward; nothing without one, if it
 * does not report it, and until it is known. A token that does not report its decimals is left out.
 *
 * @param earned - The reward that is owed, which a rewarder goes by; undefined while unknown.
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
  const [tokens, amounts] = resultOf(pending) ?? [[], []];
  const described = useReadRecords(
    chainId,
    tokens.map((address, id) => ({ address, id, raw: amounts[id] ?? 0n })),
    ({ address }) => ({ description: tokenRead(address) }),
    READ_ONCE,
  );
  const known = described.flatMap(({ address, id, raw, description }) => {
    const answers = resultOf(description);
    const token = answers && onChainToken(chainId, address, tokenAnswers(answers));
    return token?.status === 'found' && raw > 0n
      ? [{ id: BigInt(id), amount: amountOf(token.token, raw) }]
      : [];
  });
  const isSuper =
    superFarm?.length === tokens.length &&
    superFarm.every(({ reward }, id) => isAddressEqual(reward, tokens[id] ?? zeroAddress));
  const stake = resultOf(counted);
  const owed: OwedExtra = {
    amounts: rewardsOf(
      undefined,
      known.map(({ amount }) => amount),
    ),
    block: blockOf(pending),
    ...(isSuper &&
      rewarder && {
        own: {
          claim: { address: rewarder, rewardIds: known.map(({ id }) => id) },
          countsStake: stake !== undefined && stake > 0n,
        },
      }),
  };
  const isKnown =
    tokens.length > 0 &&
    described.every(({ description }) => resultOf(description) !== undefined) &&
    (superFarm ? stake !== undefined : hasNoUsableAnswer(infos));
  const owner = `${rewardPoolKey(pool)} ${account}`;
  const [last, setLast] = useState({ owner, from: [pending, counted, infos], owed: NONE });
  const from = [pending, counted, infos];
  // `earned`, an argument of the read, changes with each block. Until it is answered, the last
  // answer stays.
  if (isKnown && (last.owner !== owner || isOther(last.from, from))) setLast({ owner, from, owed });
  else if (paysNone(rewarder, pending) && last.owed !== NONE) setLast({ owner, from, owed: NONE });
  return last.owner === owner ? last.owed : NONE;
}

type States = readonly (ReadState<unknown> | undefined)[];

function isOther(last: States, from: States): boolean {
  return from.some((state, index) => state !== last[index]);
}

function paysNone(
  rewarder: Address | undefined,
  pending: ReadState<readonly [readonly Address[], readonly bigint[]]>,
): boolean {
  return (
    rewarder === zeroAddress || hasNoUsableAnswer(pending) || resultOf(pending)?.[0].length === 0
  );
}
