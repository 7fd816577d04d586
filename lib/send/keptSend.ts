import * as z from 'zod/mini';
import { keptForm } from '@/lib/forms/keptForm';
import type { SendForm } from './sendForm';

const schema: z.ZodMiniType<SendForm> = z.object({
  currencyId: z.string(),
  typedValue: z.string(),
  recipient: z.string(),
});

/** What is typed on /send in this tab. */
export const keptSend = keptForm('pangolin.sendForm', schema);
