import * as z from 'zod/mini';
import { draft } from '@/lib/transactions/forms/draft';
import type { PairForm } from './pairForm';

const schema: z.ZodMiniType<PairForm> = z.object({
  form: z.object({
    independentField: z.literal(['currencyA', 'currencyB']),
    typedValue: z.string(),
    otherTypedValue: z.string(),
  }),
  pairs: z.array(z.string()),
});

/** The addition that is typed in this tab, with its pair. */
export const additionDraft = draft('pangolin.addForm', schema);
