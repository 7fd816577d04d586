import * as z from 'zod/mini';
import { draft } from '@/lib/transactions/forms/draft';

const schema = z.object({
  /** The ids in its path; see `pairKey`. */
  pair: z.string(),
  independentField: z.literal(['percent', 'liquidity', 'currencyA', 'currencyB']),
  typedValue: z.string(),
});

/** The removal that is typed in this tab, with its pair. */
export const removalDraft = draft('pangolin.removeForm', schema);
