import * as z from 'zod/mini';
import { digitsOfBigint } from './persisted';

/**
 * The browser's session storage if it is available. None of its methods throws.
 *
 * Values survive a reload of this tab and nothing else. Without a storage nothing is kept.
 */
export const safeSessionStorage = {
  getItem(key: string): string | null {
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Whether the value was stored. */
  setItem(key: string, value: string): boolean {
    try {
      window.sessionStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  removeItem(key: string): void {
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // A storage that cannot be reached has nothing to remove.
    }
  },
};

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
