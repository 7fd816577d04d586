import { type Amount, amountOf } from './amount';
import { maxBigint } from './minMax';

/** AVAX that "max" leaves in the account for fees: 0.01. */
const FEE_RESERVE = 10n ** 16n;

/** The most of a balance that may be spent: all of a token; AVAX but for 0.01, zero at least. */
export function spendable(balance: Amount): Amount {
  if (balance.currency.type === 'token') return balance;
  return amountOf(balance.currency, maxBigint(balance.raw - FEE_RESERVE, 0n));
}
