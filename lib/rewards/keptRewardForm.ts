import * as z from 'zod/mini';
import { keptForm } from '@/lib/forms/keptForm';
import type { RewardForm } from './rewardForm';

const schema: z.ZodMiniType<RewardForm> = z.object({
  pool: z.string(),
  side: z.literal(['deposit', 'withdraw']),
  typed: z.object({
    deposit: z.exactOptional(z.string()),
    withdraw: z.exactOptional(z.string()),
  }),
});

/** What is typed in this tab for one reward pool. */
export const keptRewardForm = keptForm('pangolin.rewardForm', schema);
