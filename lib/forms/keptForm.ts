import * as z from 'zod/mini';
import { hashSchema } from '@/lib/history/hashSchema';
import { CHAIN_IDS } from '@/lib/networks/network';
import { safeSessionStorage } from '@/lib/storage/safeSessionStorage';

const transactionIdSchema = z.object({ chainId: z.literal(CHAIN_IDS), hash: hashSchema });

/** The transaction that a form was sent as. */
export type TransactionId = Readonly<z.infer<typeof transactionIdSchema>>;

/** What is kept of a form. */
type Kept<Form> = {
  readonly form: Form;
  /** What it was sent as, unless it was changed since. */
  readonly sentAs?: TransactionId | undefined;
};

/** A form that is kept in its tab, for when the document is loaded again. */
export type KeptForm<Form> = {
  /**
   * The form as it was, when this document was reloaded or reached with Back or Forward. Only the
   * first call has it: later the form on screen counts.
   */
  readonly take: () => Kept<Form> | undefined;
  readonly keep: (form: Form, sentAs: TransactionId | undefined) => void;
};

/** Keeps a form in the session storage. What does not match the schema is not taken. */
export function keptForm<Form>(
  name: `pangolin.${string}`,
  formSchema: z.ZodMiniType<Form>,
): KeptForm<Form> {
  const schema = z.object({ form: formSchema, sentAs: z.optional(transactionIdSchema) });
  let isTaken = false;
  return {
    take: () => {
      if (isTaken) return undefined;
      isTaken = true;
      return isLoadedAgain() ? readJson(safeSessionStorage.getItem(name), schema) : undefined;
    },
    keep: (form, sentAs) => {
      safeSessionStorage.setItem(name, JSON.stringify({ form, sentAs }));
    },
  };
}

function isLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

function readJson<Value>(text: string | null, schema: z.ZodMiniType<Value>): Value | undefined {
  try {
    return z.safeParse(schema, JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}
