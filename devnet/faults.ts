import { type Address, type Hex, isAddress, isHex } from 'viem';
import * as z from 'zod/mini';

const hexSchema = z.custom<Hex>((value) => isHex(value));

/** What can go wrong between a page and its node. */
const faultSchema = z.discriminatedUnion('type', [
  /** The answer comes late. */
  z.object({ type: z.literal('delay'), ms: z.number() }),
  /** No answer comes, and the connection stays open. */
  z.object({ type: z.literal('hang') }),
  /** The connection breaks before, or in the middle of, the answer. */
  z.object({ type: z.literal('dropBefore') }),
  z.object({ type: z.literal('dropMidway') }),
  /** An HTTP failure, with `retry-after` when named. */
  z.object({
    type: z.literal('status'),
    status: z.number(),
    retryAfterSeconds: z.optional(z.number()),
  }),
  /** A page of HTML with status 200. */
  z.object({ type: z.literal('html') }),
  /** A JSON-RPC error in place of the result. */
  z.object({
    type: z.literal('rpcError'),
    code: z.number(),
    message: z.string(),
    data: z.optional(z.unknown()),
  }),
  /** The answer's item is absent, there twice, under another id, or without result and error. */
  z.object({ type: z.literal('missingItem') }),
  z.object({ type: z.literal('doubledItem') }),
  z.object({ type: z.literal('foreignId') }),
  z.object({ type: z.literal('emptyItem') }),
  /** The items of the batch come in reverse order; only the first comes, outside of an array. */
  z.object({ type: z.literal('reordered') }),
  z.object({ type: z.literal('singleObject') }),
  /** The result's hex is cut in half, in the middle of a byte. */
  z.object({ type: z.literal('truncatedHex') }),
  /** The result is something else altogether. */
  z.object({ type: z.literal('result'), result: z.unknown() }),
  /** The node stands still at a block, or lags behind the head: both its number and its reads. */
  z.object({ type: z.literal('freezeBlock'), block: z.optional(z.number()) }),
  z.object({ type: z.literal('lagBehind'), blocks: z.number() }),
  /** One entry of a multicall, the rule's target, answers this. */
  z.object({ type: z.literal('entryOutcome'), success: z.boolean(), returnData: hexSchema }),
]);

/**
 * A fault, to which requests it happens, and how often; until cleared when `times` is absent. One
 * that `isDirect` leaves the multicalls alone in which the target is an entry.
 */
export const faultRuleSchema = z.object({
  fault: faultSchema,
  methods: z.optional(z.array(z.string())),
  target: z.optional(z.custom<Address>((value) => typeof value === 'string' && isAddress(value))),
  isDirect: z.optional(z.boolean()),
  times: z.optional(z.number()),
});

export type Fault = z.infer<typeof faultSchema>;
export type FaultRule = z.infer<typeof faultRuleSchema>;
