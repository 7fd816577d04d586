import * as z from 'zod/mini';
import { draft } from '@/lib/transactions/forms/draft';

/** A typed amount, and whose it is: the account and the pool token. */
type TypedConversion = { readonly owner: string; readonly typed: string };

const schema: z.ZodMiniType<TypedConversion> = z.object({ owner: z.string(), typed: z.string() });

/** The amount that this tab keeps for /migrate. */
export const conversionDraft = draft('pangolin.conversion', schema);
