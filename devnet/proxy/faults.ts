import { type Address, type Hex, isAddress, isHex } from 'viem';
import * as z from 'zod/mini';

const hexSchema = z.custom<Hex>((value) => isHex(value));

/** What can go wrong between a page and its node. */
const faultSchema = z.discriminatedUnion('type', [
  /** The answer is late. */
  z.object({ type: z.literal('delay'), ms: z.number() }),
  /** No answer comes, and the connection stays open. */
  z.object({ type: z.literal('hang') }),
  /** The connection breaks before the answer, or in the middle of it. */
  z.object({ type: z.literal('dropBefore') }),
  z.object({ type: z.literal('dropMidway') }),
  /** An HTTP failure, with a `retry-after` header if one is given. */
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
  /** An array of more requests than `most` is refused with status 500; 0 refuses every array. */
  z.object({ type: z.literal('batchLimit'), most: z.number() }),
  /** Calls get no more gas than this. */
  z.object({ type: z.literal('gasCap'), gas: z.number() }),
  /** The item is missing, doubled, has a foreign id, or has neither result nor error. */
  z.object({ type: z.literal('missingItem') }),
  z.object({ type: z.literal('doubledItem') }),
  z.object({ type: z.literal('foreignId') }),
  z.object({ type: z.literal('emptyItem') }),
  /** The items come in reverse order; or only the first item comes, without the array. */
  z.object({ type: z.literal('reordered') }),
  z.object({ type: z.literal('singleObject') }),
  /** The result's hex is cut in half, in the middle of a byte. */
  z.object({ type: z.literal('truncatedHex') }),
  /** The result is replaced by this value. */
  z.object({ type: z.literal('result'), result: z.unknown() }),
  /** The node stays at one block, or lags behind the head: in its block number and in its reads. */
  z.object({ type: z.literal('freezeBlock'), block: z.optional(z.number()) }),
  z.object({ type: z.literal('lagBehind'), blocks: z.number() }),
  /** The multicall entry that calls the rule's target has this outcome. */
  z.object({ type: z.literal('entryOutcome'), success: z.boolean(), returnData: hexSchema }),
]);

/**
 * A fault, which requests it applies to, and how many times; without `times` it applies until
 * cleared. With `isDirect` it does not apply to multicalls that have the target as an entry. With
 * `state` it applies only to calls in the state after that block, or after any kept block.
 */
export const faultRuleSchema = z.object({
  fault: faultSchema,
  methods: z.optional(z.array(z.string())),
  target: z.optional(z.custom<Address>((value) => typeof value === 'string' && isAddress(value))),
  isDirect: z.optional(z.boolean()),
  state: z.optional(z.union([z.literal('kept'), z.number()])),
  times: z.optional(z.number()),
});

export type Fault = z.infer<typeof faultSchema>;
export type FaultRule = z.infer<typeof faultRuleSchema>;
