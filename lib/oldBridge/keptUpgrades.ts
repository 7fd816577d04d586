import * as z from 'zod/mini';
import { keptForm } from '@/lib/forms/keptForm';

/** What is typed to be converted, by the address of the old token. */
export type TypedUpgrades = Readonly<Record<string, string>>;

const schema: z.ZodMiniType<TypedUpgrades> = z.record(z.string(), z.string());

/** What is typed in the dialog for tokens of the old bridge in this tab. */
export const keptUpgrades = keptForm('pangolin.upgrades', schema);
