import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address } from 'viem';
import { sortedPair, type Token } from '@/lib/base/tokens/token';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { PositionStory, UnknownStory } from '@/lib/exchange/market/positionStory';
import { positionRecords, readPositionEvents } from '@/lib/exchange/market/readPositionEvents';
import { farmsOfPair } from '@/lib/exchange/rewards/farms/farmsOfPair';
import { useActivity } from '@/lib/transactions/activity/useActivity';
import { ownStory, type WholePosition } from './ownStory';
import { seenPosition } from './seenPositions';
import { useKeepSeen } from './useKeepSeen';
import { useWholePosition } from './useWholePosition';

const KEPT_MS = 60 * 60 * 1000;

/** A result, and what it comes from. */
export type ToldStory = {
  readonly story: PositionStory;
  /** Why it begins when this device first saw the position, and not with a transaction. */
  readonly missing: UnknownStory | undefined;
  readonly whole: WholePosition;
  /** How many transactions of this device were read for it. */
  readonly transactions: number;
};

type StoryRead =
  /** `unreadable`: the pool or a farm has no usable answer. `failed`: the endpoints refuse. */
  | { readonly status: 'reading' | 'unreadable' | 'failed' }
  | { readonly status: UnknownStory }
  | ({ readonly status: 'told' } & ToldStory);

/**
 * The result of an account's position in a pair, with what it has staked of it: read when it is
 * first shown, and again after each of its transactions. What it is worth follows each block.
 */
export function usePositionStory(pairTokens: readonly [Token, Token], account: Address) {
  const tokens = sortedPair(...pairTokens);
  const [{ chainId }] = tokens;
  const pair = pairAddress(...tokens);
  const whole = useWholePosition(tokens, account);
  const { status, records, readAgain } = useActivity(chainId, account);
  const position = {
    account,
    pair,
    tokens: [tokens[0].address, tokens[1].address] as const,
    stakes: farmsOfPair(tokens).map(({ contract }) => contract),
  };
  const wanted = positionRecords(records, position);
  const hashes = wanted.map(({ receipt }) => receipt.transactionHash).join();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['positionEvents', chainId, account, pair, hashes],
    queryFn: ({ signal }) => readPositionEvents({ chainId, records: wanted, position, signal }),
    enabled: status !== 'loading',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  // What is first seen now has no result yet: it begins with the next look.
  const [seen, setSeen] = useState(() => seenPosition(chainId, account, pair));
  const keepNow = useKeepSeen(chainId, account, typeof whole === 'string' ? undefined : [whole]);

  const read = (): StoryRead => {
    if (whole === 'unreadable') return { status: 'unreadable' };
    if (isError && !isFetching) return { status: 'failed' };
    if (whole === 'reading' || data === undefined) return { status: 'reading' };
    const own = ownStory(data, seen, whole);
    if (typeof own === 'string') return { status: own };
    return { status: 'told', ...own, whole, transactions: wanted.length };
  };
  return {
    ...read(),
    /** Whether this device can't read its older transactions now, so that some may be missing. */
    isIncomplete: status === 'unavailable',
    /** Asks the endpoints again. */
    tryAgain: () => void refetch(),
    /** Reads the transactions again, after one was added. */
    readAgain,
    /** Counts from now on, in place of what this device saw before. */
    beginNow: () => {
      keepNow();
      setSeen(seenPosition(chainId, account, pair));
    },
  };
}
