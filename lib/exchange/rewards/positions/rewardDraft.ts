import * as z from 'zod/mini';
import { draft } from '@/lib/transactions/forms/draft';
import type { RewardForms } from './rewardForms';

const schema: z.ZodMiniType<RewardForms> = z.array(
  z.object({
    pool: z.string(),
    side: z.literal(['deposit', 'withdraw']),
    typed: z.object({
      deposit: z.exactOptional(z.string()),
      withdraw: z.exactOptional(z.string()),
    }),
  }),
);

/** What is typed in this tab for reward pools. */
export const rewardDraft = draft('pangolin.rewardForms', schema);
