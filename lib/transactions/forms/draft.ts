import type * as z from 'zod/mini';
import { readSession, writeSession } from '@/lib/base/storage/safeSessionStorage';

/** A form that is kept in its tab, for when the document is loaded again. */
export type Draft<Form> = {
  /**
   * The form as it was, when this document was reloaded or reached with Back or Forward. Only the
   * first call has it: later the form on screen counts.
   */
  readonly take: () => Form | undefined;
  readonly keep: (form: Form) => void;
};

/** Keeps a form in the session storage. What does not match the schema is not taken. */
export function draft<Form>(name: `pangolin.${string}`, schema: z.ZodMiniType<Form>): Draft<Form> {
  let isTaken = false;
  return {
    take: () => {
      if (isTaken) return undefined;
      isTaken = true;
      return isLoadedAgain() ? readSession(name, schema) : undefined;
    },
    keep: (form) => writeSession(name, form),
  };
}

function isLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}
