import * as z from 'zod/mini';
import { keptForm } from '@/lib/forms/keptForm';

const schema = z.object({
  /** The ids in its path; see `pairKey`. */
  pair: z.string(),
  independentField: z.literal(['percent', 'liquidity', 'currencyA', 'currencyB']),
  typedValue: z.string(),
});

/** The removal that is typed in this tab, with its pair. */
export const keptRemoval = keptForm('pangolin.removeForm', schema);
