import { type Address, type Hash, isAddressEqual } from 'viem';
import type { MinedSwap } from './minedSwap';
import type { PoolStep } from './poolSteps';
import { tradeSides } from './tradeSides';

/** A trade before a swap in its direction, and one behind it in the other direction, in one pool. */
export type TradePair = {
  readonly front: PoolStep;
  readonly back: PoolStep;
  /** Which token the swap and the first trade sold. */
  readonly isFirstSold: boolean;
};

/** The accounts that sent transactions, by the hashes of these in lower case. */
export type Senders = ReadonlyMap<string, Address>;

/**
 * The account or contract that made two trades; undefined if they are of two, or of the swap's own
 * account.
 *
 * A pool logs who called it and who received what was bought. Two trades that have one of these in
 * common are of one trader; the exchange's router and the pools of the swap serve anybody, and do
 * not count. Another exchange's contract serves many people, too. So unless both trades came
 * through this exchange's router, where the receiver is the trader, they have to be a plausible
 * pair as well.
 *
 * The logs do not contain the senders of transactions. Senders prove less than the logs, because
 * attackers send from many accounts to one contract. They decide only if the logs do not: a pool
 * does not name an account that receives AVAX from the router.
 *
 * @param senders - As far as they were read.
 */
export function commonTrader(
  swap: MinedSwap,
  pair: TradePair,
  senders: Senders | undefined,
): Address | undefined {
  const { account, router, hops } = swap;
  const excluded = [account, router, ...hops.map((hop) => hop.pair)];
  const back = partiesOf(pair.back);
  const shared = partiesOf(pair.front).find((each) => isIn(back, each) && !isIn(excluded, each));
  const isByRouter = ({ trade }: PoolStep) => trade && isAddressEqual(trade.sender, router);
  if (shared && isByRouter(pair.front) && isByRouter(pair.back)) return shared;
  if (!isPlausiblePair(swap, pair)) return undefined;
  if (shared) return shared;
  const [first, second] = [pair.front, pair.back].map((step) => senders?.get(senderKey(step)));
  const isOne = first && second && isAddressEqual(first, second);
  return isOne && !isAddressEqual(first, account) ? first : undefined;
}

/**
 * Whether the second of two trades sold what the first one bought, give or take a tenth: a token
 * may keep a fee, and a trader a rest. Trades of the swap's own account are none.
 */
export function isPlausiblePair({ account }: MinedSwap, pair: TradePair): boolean {
  const { front, back, isFirstSold } = pair;
  if (front.trade === undefined || back.trade === undefined) return false;
  if (isIn([...partiesOf(front), ...partiesOf(back)], account)) return false;
  const { bought } = tradeSides(front.trade, isFirstSold);
  const { sold } = tradeSides(back.trade, !isFirstSold);
  return 10n * sold >= 9n * bought && 10n * sold <= 11n * bought;
}

/** The key of who sent the transaction of a step. */
export function senderKey({ transactionHash }: { readonly transactionHash: Hash }): string {
  return transactionHash.toLowerCase();
}

function partiesOf({ trade }: PoolStep): readonly Address[] {
  return trade ? [trade.to, trade.sender] : [];
}

function isIn(addresses: readonly Address[], address: Address): boolean {
  return addresses.some((each) => isAddressEqual(each, address));
}
