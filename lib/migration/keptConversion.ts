import * as z from 'zod/mini';
import { keptForm } from '@/lib/forms/keptForm';

/** What is typed to be converted, and of which pool token. */
type TypedConversion = { readonly pool: string; readonly typed: string };

const schema: z.ZodMiniType<TypedConversion> = z.object({ pool: z.string(), typed: z.string() });

/** What is typed on /migrate in this tab. */
export const keptConversion = keptForm('pangolin.conversion', schema);
