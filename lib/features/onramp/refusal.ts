import * as z from 'zod/mini';
import { plainText } from '@/lib/base/text/plainText';
import type { ProviderAnswer } from './askProvider';

const MAX_REASON = 200;

const refusalSchema = z.discriminatedUnion('type', [
  /** The provider refuses, for its own reason if it says one. */
  z.object({ type: z.literal('provider'), reason: z.optional(z.string()) }),
  /** The signer passes on only amounts between these, in the fiat currency. */
  z.object({ type: z.literal('limits'), least: z.number(), most: z.number() }),
  /** The signer has passed on enough requests of this address for now. */
  z.object({ type: z.literal('tooMany') }),
  /** The provider or the signer did not answer, or not about the order. */
  z.object({ type: z.literal('unreachable') }),
]);

/** Why there is no quote, or no reserved order. */
export type Refusal = Readonly<z.infer<typeof refusalSchema>>;

const TOO_MANY = 429;
/** The provider's refusals whose reason concerns the buyer. Others may name the operator's key. */
const TOLD = [400, 422];
/** The statuses of errors that are about the order. */
const ABOUT_ORDER = [...TOLD, 402, 409];

/**
 * The refusal in an answer of the signer: its own words, else what the status says. A gateway in
 * front of it has other words.
 */
export function signerRefusal(answer: ProviderAnswer): Refusal {
  const { success, data } = refusalSchema.safeParse(answer.json);
  if (!success) return answer.status === TOO_MANY ? { type: 'tooMany' } : refusalByStatus(answer);
  return data.type === 'provider' ? refusalWith(data.reason) : data;
}

const messageSchema = z.object({ message: z.string() });

/** The refusal in an answer of the provider. An outage says nothing about the order. */
export function providerRefusal(answer: ProviderAnswer): Refusal {
  const { success, data } = messageSchema.safeParse(answer.json);
  if (success && TOLD.includes(answer.status)) return refusalWith(data.message);
  return refusalByStatus(answer);
}

/** Anything but JSON comes from something other than the provider. */
function refusalByStatus({ status, json }: ProviderAnswer): Refusal {
  const isAnswered = status >= 200 && status < 300 && json !== undefined;
  return { type: isAnswered || ABOUT_ORDER.includes(status) ? 'provider' : 'unreachable' };
}

/** A reason is shown as one line of plain text, without markup. */
function refusalWith(reason = ''): Refusal {
  const shown = plainText(reason.replace(/<[^>]*>/g, ' '), MAX_REASON);
  return shown === '' ? { type: 'provider' } : { type: 'provider', reason: shown };
}
