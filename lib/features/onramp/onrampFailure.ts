import * as z from 'zod/mini';
import { plainText } from '@/lib/base/text/plainText';
import type { ProviderAnswer } from './askProvider';

const MAX_REASON = 200;

const failureSchema = z.discriminatedUnion('type', [
  /** The provider rejects the order, for its own reason if it says one. */
  z.object({ type: z.literal('provider'), reason: z.optional(z.string()) }),
  /** The signer passes on only amounts between these, in the fiat currency. */
  z.object({ type: z.literal('limits'), least: z.number(), most: z.number() }),
  /** The signer has passed on enough requests of this address for now. */
  z.object({ type: z.literal('tooMany') }),
  /** The provider or the signer did not answer, or not about the order. */
  z.object({ type: z.literal('unreachable') }),
]);

/** Why there is no quote, or no reserved order. */
export type OnrampFailure = Readonly<z.infer<typeof failureSchema>>;

const TOO_MANY = 429;
/** The statuses of rejections whose reason concerns the buyer. Others may name the operator's key. */
const WITH_REASON = [400, 422];
/** The statuses of errors that are about the order. */
const ABOUT_ORDER = [...WITH_REASON, 402, 409];

/**
 * The failure in an answer of the signer: its own words, else what the status says. A gateway in
 * front of it has other words.
 */
export function signerFailure(answer: ProviderAnswer): OnrampFailure {
  const { success, data } = failureSchema.safeParse(answer.json);
  if (!success) return answer.status === TOO_MANY ? { type: 'tooMany' } : failureByStatus(answer);
  return data.type === 'provider' ? failureWith(data.reason) : data;
}

const messageSchema = z.object({ message: z.string() });

/** The failure in an answer of the provider. An outage says nothing about the order. */
export function providerFailure(answer: ProviderAnswer): OnrampFailure {
  const { success, data } = messageSchema.safeParse(answer.json);
  if (success && WITH_REASON.includes(answer.status)) return failureWith(data.message);
  return failureByStatus(answer);
}

/** Anything but JSON comes from something other than the provider. */
function failureByStatus({ status, json }: ProviderAnswer): OnrampFailure {
  const isAnswered = status >= 200 && status < 300 && json !== undefined;
  return { type: isAnswered || ABOUT_ORDER.includes(status) ? 'provider' : 'unreachable' };
}

/** A reason is shown as one line of plain text, without markup. */
function failureWith(reason = ''): OnrampFailure {
  const shown = plainText(reason.replace(/<[^>]*>/g, ' '), MAX_REASON);
  return shown === '' ? { type: 'provider' } : { type: 'provider', reason: shown };
}
