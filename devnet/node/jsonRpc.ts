import { hexToBigInt, isHex } from 'viem';
import * as z from 'zod/mini';
import { KEPT_EVERY } from '@/lib/chain/reads/oldState';

/** One JSON-RPC request as a client sent it. */
export type RpcCall = z.infer<typeof callSchema>;

/** One JSON-RPC answer, from the node or from a fault. */
export type RpcAnswer = z.infer<typeof answerSchema>;

const callSchema = z.looseObject({
  id: z.optional(z.unknown()),
  method: z.string(),
  params: z.optional(z.array(z.unknown())),
});
const answerSchema = z.looseObject({
  id: z.optional(z.unknown()),
  result: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
});

const callsSchema = z.union([z.array(callSchema), callSchema]);
const answersSchema = z.union([z.array(answerSchema), answerSchema]);

/** The requests of an HTTP body, single or batch; empty when the body is not JSON-RPC. */
export function parseCalls(body: string): readonly RpcCall[] {
  const parsed = callsSchema.safeParse(parseJson(body));
  if (!parsed.success) return [];
  return Array.isArray(parsed.data) ? parsed.data : [parsed.data];
}

/** The answers of an HTTP body; empty when the body is not JSON-RPC. */
export function parseAnswers(body: string): readonly RpcAnswer[] {
  const parsed = answersSchema.safeParse(parseJson(body));
  if (!parsed.success) return [];
  return Array.isArray(parsed.data) ? parsed.data : [parsed.data];
}

/** The block after which a call asks for the state; undefined for the latest one, and no call. */
export function stateOf({ method, params }: RpcCall): bigint | undefined {
  const block = params?.[1];
  return method === 'eth_call' && isHex(block) ? hexToBigInt(block) : undefined;
}

/** Whether a call asks for the state after a block that Avalanche's nodes keep. */
export function isOfKeptState(call: RpcCall): boolean {
  const block = stateOf(call);
  return block !== undefined && block % KEPT_EVERY === 0n;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
