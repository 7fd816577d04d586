import { type Amount, amountOf } from './amount';
import { maxBigint } from './minMax';

/** The AVAX that "max" leaves in the account for fees: 0.01. */
const FEE_RESERVE = 10n ** 16n;

/** The spendable part of a balance: all of a token; AVAX minus 0.01, and at least zero. */
export function spendable(balance: Amount): Amount {
  if (balance.currency.type === 'token') return balance;
  return amountOf(balance.currency, maxBigint(balance.raw - FEE_RESERVE, 0n));
}
