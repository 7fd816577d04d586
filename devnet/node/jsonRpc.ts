import * as z from 'zod/mini';

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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
