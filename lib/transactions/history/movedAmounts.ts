import { type Address, isAddressEqual, maxUint256 } from 'viem';
import type { Currency } from '@/lib/base/tokens/currency';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { type EventLog, transfersOf, wrapsOf } from './eventLogs';
import type { FetchedReceipt } from './fetchReceipt';
import type { MovedAmounts, TransactionSummary } from './summary';
import type { TransactionRecord } from './transaction';

type SwapSummary = Extract<TransactionSummary, { readonly type: 'swap' }>;

/** What amounts are read from: the logs of a receipt, and the record of its transaction. */
type Mined = { readonly record: TransactionRecord; readonly logs: readonly EventLog[] };

/**
 * What a transaction really moved, by the fields of its summary and in smallest units. A field
 * whose amount the receipt does not show for certain is undefined. Undefined for a transaction that
 * moves exactly what was requested, or nothing.
 *
 * A token's amount is the sum of the transfers that this token logged to and from the owner, so
 * that a fee on the way is accounted for. A token can misstate its own amount, as it can its
 * balances, but not that of another token.
 *
 * AVAX leaves no log, but the router wraps what it was paid and unwraps what it pays out, once
 * each. A token that makes the router do so again, within its own transfer, leaves the amount
 * unknown.
 */
export function movedAmounts(
  record: TransactionRecord,
  { receipt, logs }: FetchedReceipt,
): MovedAmounts | undefined {
  const { summary, from, to } = record;
  // Another contract may have called the exchange, and for other accounts as well.
  const isDirect =
    receipt.to !== null && isAddressEqual(receipt.to, to) && isAddressEqual(receipt.from, from);
  const areShown = isDirect && logs !== undefined;
  const mined = { record, logs: areShown ? logs : [] };
  switch (summary.type) {
    case 'swap':
      return known({
        input: swapped(mined, summary),
        output: received(mined, summary.output.currency, summary.recipient ?? from),
      });
    case 'add':
      return known({
        amountA: paid(mined, summary.amountA.currency),
        amountB: paid(mined, summary.amountB.currency),
        received: summary.received && received(mined, summary.received.currency, from),
      });
    case 'remove':
      return known({
        amountA: received(mined, summary.amountA.currency, from),
        amountB: received(mined, summary.amountB.currency, from),
      });
    case 'withdraw':
    case 'claim': {
      const { reward } = summary;
      return reward && known({ reward: areShown ? rewarded(mined, reward.currency) : undefined });
    }
    case 'convert':
    case 'upgrade':
      return known({ received: received(mined, summary.received.currency, from) });
    case 'airdrop':
      return known({ claimed: received(mined, summary.claimed.currency, from) });
    case 'wrap':
    case 'unwrap':
    case 'send':
    case 'deposit':
    case 'approve':
    case 'revoke':
    case 'voteFor':
    case 'voteAgainst':
    case 'delegate':
    case 'queue':
    case 'execute':
      return undefined;
  }
}

/**
 * What a swap took. A token that was typed was taken whole, even if it logs less. A wallet may have
 * sent less AVAX than was typed: WAVAX logs how much.
 */
function swapped(mined: Mined, { input, typed }: SwapSummary): bigint | undefined {
  const logged = paid(mined, input.currency);
  if (typed === 'output' || input.currency.type === 'native') return logged;
  return logged !== undefined && logged > input.raw ? logged : input.raw;
}

function paid({ record, logs }: Mined, currency: Currency): bigint | undefined {
  if (currency.type === 'token') return netTransferred(currency.address, record.from, logs, -1n);
  const { router, wavax } = EXCHANGE_ADDRESSES[record.chainId];
  const wrapped = only(wrapsOf(wavax, logs, { account: router, event: 'Deposit' }));
  return wrapped !== undefined && wrapped <= record.value ? wrapped : undefined;
}

function received({ record, logs }: Mined, currency: Currency, owner: Address): bigint | undefined {
  if (currency.type === 'token') return netTransferred(currency.address, owner, logs, 1n);
  const { router, wavax } = EXCHANGE_ADDRESSES[record.chainId];
  return only(wrapsOf(wavax, logs, { account: router, event: 'Withdrawal' }));
}

/** What a reward came to: 0 if it was no longer owed, so that nothing of its token moved. */
function rewarded({ record, logs }: Mined, currency: Currency): bigint | undefined {
  if (currency.type === 'native') return undefined;
  const gain = gainOf(currency.address, record.from, logs);
  return gain >= 0n && gain <= maxUint256 ? gain : undefined;
}

/** How much more of a token came to an owner than left it (direction 1), or the reverse (-1). */
function netTransferred(
  token: Address,
  owner: Address,
  logs: readonly EventLog[],
  direction: 1n | -1n,
): bigint | undefined {
  const net = gainOf(token, owner, logs) * direction;
  return net > 0n && net <= maxUint256 ? net : undefined;
}

/** How much more of a token came to an owner than left it; below zero if more left. */
function gainOf(token: Address, owner: Address, logs: readonly EventLog[]): bigint {
  return transfersOf(token, logs).reduce((sum, { from, to, value }) => {
    const gain = isAddressEqual(to, owner) ? value : 0n;
    const loss = isAddressEqual(from, owner) ? value : 0n;
    return sum + gain - loss;
  }, 0n);
}

function only(amounts: readonly bigint[]): bigint | undefined {
  return amounts.length === 1 ? amounts[0] : undefined;
}

function known(
  amounts: {
    readonly [Field in keyof MovedAmounts]: MovedAmounts[Field] | undefined;
  },
): MovedAmounts {
  return Object.fromEntries(Object.entries(amounts).filter(([, raw]) => raw !== undefined));
}
