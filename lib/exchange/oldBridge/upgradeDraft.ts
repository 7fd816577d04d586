import * as z from 'zod/mini';
import { draft } from '@/lib/transactions/forms/draft';

/** The typed amounts, by the addresses of the account and of the old token. */
export type TypedUpgrades = Readonly<Record<string, string>>;

const schema: z.ZodMiniType<TypedUpgrades> = z.record(z.string(), z.string());

/** The amounts that this tab keeps for the conversion of old tokens. */
export const upgradeDraft = draft('pangolin.upgrades', schema);
