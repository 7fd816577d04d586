import * as z from 'zod/mini';
import { draft } from '@/lib/transactions/forms/draft';
import type { SendForm } from './sendForm';

const schema: z.ZodMiniType<SendForm> = z.object({
  currencyId: z.string(),
  typedValue: z.string(),
  recipient: z.string(),
});

/** What is typed on /send in this tab. */
export const sendDraft = draft('pangolin.sendForm', schema);
