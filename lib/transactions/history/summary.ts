import * as z from 'zod/mini';
import { addressSchema } from '@/lib/base/json/hexSchemas';
import { CHAIN_IDS } from '@/lib/base/networks/network';
import { storedBigint } from '@/lib/base/storage/persisted';
import { tokenSchema } from '@/lib/base/tokens/tokenSchema';

const nativeSchema = z.object({
  type: z.literal('native'),
  chainId: z.literal(CHAIN_IDS),
  decimals: z.literal(18),
  symbol: z.literal('AVAX'),
  name: z.literal('Avalanche'),
});

/** The stored form of a currency. */
const currencySchema = z.discriminatedUnion('type', [nativeSchema, tokenSchema]);

/** The stored form of an amount. */
const amountSchema = z.object({
  currency: currencySchema,
  raw: storedBigint,
});

/** In a farm: the currencies of the pair whose pool token is staked. */
const farmFields = {
  tokenA: z.exactOptional(currencySchema),
  tokenB: z.exactOptional(currencySchema),
};

/** The id of a proposal, in decimal digits. */
const proposalId = z.string().check(z.regex(/^\d{1,78}$/));

/** The stored form of a summary. */
export const transactionSummarySchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('swap'),
    input: amountSchema,
    output: amountSchema,
    recipient: z.exactOptional(addressSchema),
    typed: z.exactOptional(z.literal('output')),
  }),
  z.object({ type: z.literal('wrap'), amount: amountSchema }),
  z.object({ type: z.literal('unwrap'), amount: amountSchema }),
  z.object({ type: z.literal('send'), amount: amountSchema, recipient: addressSchema }),
  z.object({
    type: z.literal('add'),
    amountA: amountSchema,
    amountB: amountSchema,
    received: z.exactOptional(amountSchema),
  }),
  z.object({ type: z.literal('remove'), amountA: amountSchema, amountB: amountSchema }),
  z.object({ type: z.literal('deposit'), amount: amountSchema, ...farmFields }),
  z.object({
    type: z.literal('withdraw'),
    amount: amountSchema,
    reward: z.exactOptional(amountSchema),
    ...farmFields,
  }),
  z.object({
    type: z.literal('convert'),
    amount: amountSchema,
    received: amountSchema,
    tokenA: currencySchema,
    tokenB: currencySchema,
    presentA: currencySchema,
    presentB: currencySchema,
  }),
  z.object({ type: z.literal('upgrade'), amount: amountSchema, received: amountSchema }),
  z.object({ type: z.literal('claim'), reward: amountSchema, ...farmFields }),
  z.object({ type: z.literal('voteFor'), proposal: proposalId }),
  z.object({ type: z.literal('voteAgainst'), proposal: proposalId }),
  z.object({ type: z.literal('delegate'), delegate: addressSchema }),
  z.object({ type: z.literal('queue'), proposal: proposalId }),
  z.object({ type: z.literal('execute'), proposal: proposalId }),
  z.object({ type: z.literal('airdrop'), claimed: amountSchema }),
  z.object({ type: z.literal('approve'), token: tokenSchema, spender: addressSchema }),
  z.object({ type: z.literal('revoke'), token: tokenSchema, spender: addressSchema }),
  z.object({ type: z.literal('other'), target: addressSchema }),
]);

/**
 * What the user did, as data. It is translated when it is shown.
 *
 * A swap's `recipient` is undefined when the output goes to the sender. Its `typed` is undefined
 * when the amount to pay was typed, so that the one to receive is an estimate, and not the reverse.
 * `add` adds liquidity, for which pool tokens are `received`, and `remove` removes it. `deposit`
 * stakes an amount and `withdraw` takes it back, with what was owed as a `reward` if it is paid at
 * the same time. `claim` takes a reward alone. `convert` turns pool tokens of a pair of the old
 * bridge into those of its present pair, and `upgrade` a token of the old bridge into the present
 * one. `airdrop` claims PNG from the airdrop. `voteFor` and `voteAgainst` vote on a proposal,
 * `queue` queues and `execute` executes it; `delegate` delegates the votes of the account's PNG to
 * an address. `approve` approves the token for the spender; `revoke` sets an earlier approval to
 * zero. `other` is a call that the user added by its hash: the account made it elsewhere, to a
 * target that this app does not read.
 */
export type TransactionSummary = Readonly<z.infer<typeof transactionSummarySchema>>;

/** The stored form of the amounts that were moved. */
export const movedAmountsSchema = z.object({
  input: z.exactOptional(storedBigint),
  output: z.exactOptional(storedBigint),
  amountA: z.exactOptional(storedBigint),
  amountB: z.exactOptional(storedBigint),
  reward: z.exactOptional(storedBigint),
  claimed: z.exactOptional(storedBigint),
  received: z.exactOptional(storedBigint),
});

/** What a transaction really moved, by the fields of its summary and in smallest units. */
export type MovedAmounts = Readonly<z.infer<typeof movedAmountsSchema>>;
