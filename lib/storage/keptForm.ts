import * as z from 'zod/mini';
import { safeSessionStorage } from './safeSessionStorage';

/** A form that is kept in its tab, for when the document is loaded again. */
export type KeptForm<Form> = {
  /**
   * The form as it was, when this document was reloaded or reached with Back or Forward. Only the
   * first call has it: later the form on screen counts.
   */
  readonly take: () => Form | undefined;
  readonly keep: (form: Form) => void;
  /** Changes what is kept, if anything is. */
  readonly change: (change: (form: Form) => Form) => void;
};

/** Keeps a form in the session storage. What does not match the schema is not taken. */
export function keptForm<Form>(
  name: `pangolin.${string}`,
  schema: z.ZodMiniType<Form>,
): KeptForm<Form> {
  let isTaken = false;
  const read = () => readForm(safeSessionStorage.getItem(name), schema);
  const keep = (form: Form) => {
    safeSessionStorage.setItem(name, JSON.stringify(form));
  };
  return {
    take: () => {
      if (isTaken) return undefined;
      isTaken = true;
      return isLoadedAgain() ? read() : undefined;
    },
    keep,
    change: (change) => {
      const form = read();
      if (form !== undefined) keep(change(form));
    },
  };
}

function isLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

function readForm<Form>(text: string | null, schema: z.ZodMiniType<Form>): Form | undefined {
  try {
    return z.safeParse(schema, JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}
