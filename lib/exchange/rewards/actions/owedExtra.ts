import { type Address, isAddressEqual, zeroAddress } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import type { ChainId } from '@/lib/base/networks/network';
import { onChainToken, type TokenAnswers } from '@/lib/base/tokens/onChainToken';
import { blockOf, hasNoUsableAnswer, type ReadState, resultOf } from '@/lib/chain/reads/readState';
import { rewardsOf } from './rewardsOf';
import type { OwedExtra } from './superFarmRewards';

/** What is known of a rewarder and of what it owes an account. */
export type RewarderAnswers = {
  /** Undefined while unknown; the zero address if there is none. */
  readonly rewarder: Address | undefined;
  /** The tokens that it owes, and how much of each. */
  readonly pending: ReadState<readonly [readonly Address[], readonly bigint[]]>;
  /** What the contract of each of these tokens answered; undefined until it has. */
  readonly tokens: readonly (TokenAnswers | undefined)[];
  /** The rewards of a super farm; a rewarder of another farm has no answer. */
  readonly infos: ReadState<readonly { readonly reward: Address }[]>;
  /** The stake that a super farm's rewarder counts. */
  readonly counted: ReadState<bigint>;
};

/** That nothing is owed. */
export const NOTHING_OWED: OwedExtra = { amounts: [] };

/**
 * What a rewarder owes; {@link NOTHING_OWED} without one, or if it reports nothing, and undefined
 * until everything about it is known. A token that does not report its decimals is left out.
 */
export function owedExtra(chainId: ChainId, answers: RewarderAnswers): OwedExtra | undefined {
  const { rewarder, pending, tokens, infos, counted } = answers;
  const [addresses, amounts] = resultOf(pending) ?? [];
  if (rewarder === zeroAddress || hasNoUsableAnswer(pending) || addresses?.length === 0)
    return NOTHING_OWED;
  const superFarm = resultOf(infos);
  const stake = resultOf(counted);
  const isFarmKnown = superFarm ? stake !== undefined : hasNoUsableAnswer(infos);
  if (!(addresses && amounts && isFarmKnown)) return undefined;
  if (addresses.some((_address, id) => tokens[id] === undefined)) return undefined;
  const owed = addresses.flatMap((address, id) => {
    const [answer, raw = 0n] = [tokens[id], amounts[id]];
    const token = answer && onChainToken(chainId, address, answer);
    return token?.status === 'found' && raw > 0n
      ? [{ id: BigInt(id), amount: amountOf(token.token, raw) }]
      : [];
  });
  const isSuper =
    superFarm?.length === addresses.length &&
    superFarm.every(({ reward }, id) => isAddressEqual(reward, addresses[id] ?? zeroAddress));
  return {
    amounts: rewardsOf(
      undefined,
      owed.map(({ amount }) => amount),
    ),
    block: blockOf(pending),
    ...(isSuper &&
      rewarder && {
        own: {
          claim: { address: rewarder, rewardIds: owed.map(({ id }) => id) },
          countsStake: stake !== undefined && stake > 0n,
        },
      }),
  };
}
