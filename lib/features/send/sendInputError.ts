import type { Amount } from '@/lib/base/amounts/amount';
import { type AmountProblem, amountProblem } from '@/lib/base/amounts/parseAmount';
import type { Currency } from '@/lib/base/tokens/currency';
import type { DecimalsProblem } from '@/lib/holdings/knownTokens/decimalsCheck';
import {
  isForbiddenKind,
  type RecipientKind,
} from '@/lib/transactions/recipientVerdict/recipientKind';

/** Why the form cannot be reviewed yet, as the button says it. */
export type SendInputError =
  | { readonly type: 'connectWallet' }
  | { readonly type: 'selectToken' }
  | { readonly type: 'enterAmount' }
  | { readonly type: 'enterRecipient' }
  | { readonly type: 'resolvingRecipient' }
  | { readonly type: 'invalidRecipient' }
  | { readonly type: 'ownAddress' }
  | { readonly type: 'forbiddenRecipient' }
  | { readonly type: 'unusableToken'; readonly currency: Currency }
  | { readonly type: AmountProblem; readonly currency: Currency }
  | { readonly type: 'insufficientBalance'; readonly currency: Currency };

/** What the input errors depend on. What is undefined is not known yet. */
export type SendInput = {
  readonly isConnected: boolean;
  readonly currency: Currency | undefined;
  readonly decimalsProblem: DecimalsProblem | undefined;
  readonly typedValue: string;
  /** The typed amount, undefined when it is unreadable or zero. */
  readonly typed: Amount | undefined;
  readonly balance: Amount | undefined;
  readonly recipientStatus: 'missing' | 'resolving' | 'invalid' | 'own' | 'valid';
  readonly kind: RecipientKind | undefined;
};

/** The first input error that applies; undefined when there is none. */
export function sendInputError(send: SendInput): SendInputError | undefined {
  const { currency, typed, typedValue, balance, recipientStatus, kind } = send;
  if (!send.isConnected) return { type: 'connectWallet' };
  if (currency === undefined) return { type: 'selectToken' };
  if (send.decimalsProblem) return { type: 'unusableToken', currency: send.decimalsProblem.token };
  const problem = amountProblem(typedValue, currency);
  if (problem) return { type: problem, currency };
  if (typed === undefined) return { type: 'enterAmount' };
  if (balance && balance.raw < typed.raw) return { type: 'insufficientBalance', currency };
  if (recipientStatus === 'missing') return { type: 'enterRecipient' };
  if (recipientStatus === 'resolving') return { type: 'resolvingRecipient' };
  if (recipientStatus === 'invalid') return { type: 'invalidRecipient' };
  if (recipientStatus === 'own') return { type: 'ownAddress' };
  return isForbiddenKind(kind) ? { type: 'forbiddenRecipient' } : undefined;
}
