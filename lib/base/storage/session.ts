import * as z from 'zod/mini';
import { digitsOfBigint } from './persisted';
import { safeSessionStorage } from './safeSessionStorage';

/** What this tab keeps under a name; undefined without a value that matches the schema. */
export function readSession<Value>(name: string, schema: z.ZodMiniType<Value>): Value | undefined {
  try {
    return z.safeParse(schema, JSON.parse(safeSessionStorage.getItem(name) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Keeps a value in this tab. `storedBigint` reads its whole numbers. */
export function writeSession(name: `pangolin.${string}`, value: unknown): void {
  safeSessionStorage.setItem(name, JSON.stringify(value, digitsOfBigint));
}
