import * as z from 'zod/mini';
import { plainText } from '@/lib/errors/plainText';

const MAX_REASON = 200;

const refusalSchema = z.discriminatedUnion('type', [
  /** The provider refuses, for its own reason if it says one. */
  z.object({ type: z.literal('provider'), reason: z.optional(z.string()) }),
  /** The signer passes on only amounts between these, in the fiat currency. */
  z.object({ type: z.literal('limits'), least: z.number(), most: z.number() }),
  /** The signer has passed on enough requests of this address for now. */
  z.object({ type: z.literal('tooMany') }),
  /** The provider or the signer gave no answer. */
  z.object({ type: z.literal('unreachable') }),
]);

/** Why there is no quote, or no reserved order. */
export type Refusal = Readonly<z.infer<typeof refusalSchema>>;

/** The refusal in an answer of the signer; an unknown one counts as the provider's, without a reason. */
export function signerRefusal(answer: unknown): Refusal {
  const { success, data } = refusalSchema.safeParse(answer);
  if (!success) return { type: 'provider' };
  return data.type === 'provider' ? refusalWith(data.reason) : data;
}

const messageSchema = z.object({ message: z.string() });

/** The refusal in an answer of the provider. */
export function providerRefusal(answer: unknown): Refusal {
  const { success, data } = messageSchema.safeParse(answer);
  return refusalWith(success ? data.message : undefined);
}

/** A reason is shown as one line of plain text, without markup. */
function refusalWith(reason = ''): Refusal {
  const shown = plainText(reason.replace(/<[^>]*>/g, ' '), MAX_REASON);
  return shown === '' ? { type: 'provider' } : { type: 'provider', reason: shown };
}
