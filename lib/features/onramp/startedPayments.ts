import { isAddressEqual } from 'viem';
import * as z from 'zod/mini';
import { addressSchema } from '@/lib/base/json/hexSchemas';
import { storedBigint } from '@/lib/base/storage/persisted';

/** More than one person has in use. */
const MAX_PAYMENTS = 5;

const startedPaymentSchema = z.object({
  /** The account that is to receive the AVAX. */
  account: addressSchema,
  /** What it had, in wei, in the block. */
  balance: storedBigint,
  block: storedBigint,
  /** In milliseconds since 1970. */
  startedMs: z.number(),
});

/**
 * A payment whose page was opened: what the account had then. It has no name and no email. Whether
 * it was paid is unknown.
 */
export type StartedPayment = Readonly<z.infer<typeof startedPaymentSchema>>;

/** The latest payment of each account, the newest first. */
export type StartedPayments = { readonly payments: readonly StartedPayment[] };

export const startedPaymentsSchema = z.object({
  payments: z.readonly(z.array(startedPaymentSchema)),
});

export const NO_PAYMENTS: StartedPayments = { payments: [] };

/** The payments with one more, which takes the place of an earlier one of its account. */
export function withPayment(
  { payments }: StartedPayments,
  started: StartedPayment,
): StartedPayments {
  const { payments: others } = withoutPayment({ payments }, started);
  return { payments: [started, ...others].slice(0, MAX_PAYMENTS) };
}

/** The payments without the one of an account. */
export function withoutPayment(
  { payments }: StartedPayments,
  { account }: Pick<StartedPayment, 'account'>,
): StartedPayments {
  return { payments: payments.filter((each) => !isAddressEqual(each.account, account)) };
}

/**
 * What an account has more than when its payment started, in wei; undefined if it has no more.
 *
 * @param now - The balance, and the block in which it was first read. A balance of a block up to
 * the start says nothing of what came later.
 */
export function received(
  { balance, block }: StartedPayment,
  now: { readonly balance: bigint; readonly block: bigint },
): bigint | undefined {
  return now.balance > balance && now.block > block ? now.balance - balance : undefined;
}
