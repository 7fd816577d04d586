import * as z from 'zod/mini';
import { keptForm } from '@/lib/storage/keptForm';
import { EMPTY_SEND_FORM, type SendForm } from './sendForm';

const schema: z.ZodMiniType<SendForm> = z.object({
  currencyId: z.string(),
  typedValue: z.string(),
  recipient: z.string(),
});

/** What is typed on /send in this tab. */
export const keptSend = keptForm('pangolin.sendForm', schema);

/** Forgets the amount and the recipient, which were sent. */
export function forgetSend(): void {
  keptSend.change(({ currencyId }) => ({ ...EMPTY_SEND_FORM, currencyId }));
}
