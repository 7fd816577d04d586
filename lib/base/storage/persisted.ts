import * as z from 'zod/mini';
import { parseJson } from '@/lib/base/json/parseJson';
import { safeLocalStorage, storedItem } from './safeLocalStorage';
import { reportStorageProblem } from './storageProblems';
import { withChanges } from './withChanges';

/** How a store is kept on this device. */
export type StoreOptions<State> = {
  /** The key in the browser's storage. */
  readonly name: `pangolin.${string}`;
  /** The version of the stored form, from 1. A change of the schema increments it. */
  readonly version: number;
  /**
   * The schema of the stored form. It drops unknown parts, so a stored text never overwrites an
   * action.
   */
  readonly schema: z.ZodMiniType<State>;
  /** A schema that leaves out invalid parts, for a state whose other parts are worth keeping. */
  readonly readable?: z.ZodMiniType<State>;
  /** Migrates the form of an earlier version to this one, which the schema then checks. */
  readonly migrate?: (state: unknown, version: number) => unknown;
  /** Merges a stored state with the one in memory. By default the stored one wins. */
  readonly combine?: (stored: State, current: State) => State;
  /** Selects the part of a state to store; all of it by default. */
  readonly partialize?: (state: State) => State;
};

type Stored = { readonly state: unknown; readonly version?: number };

type PersistOptions<State> = {
  readonly name: string;
  readonly version: number;
  readonly skipHydration: true;
  readonly storage: {
    readonly getItem: (name: string) => Stored | null;
    readonly setItem: (name: string, stored: Stored) => void;
    readonly removeItem: (name: string) => void;
  };
  readonly merge: (text: unknown, current: State) => State;
  readonly partialize: (state: State) => State;
  /** Whether the device has another text than the one that was last read or written here. */
  readonly isOutdated: () => boolean;
  /** Whether the device refused the last write. */
  readonly hasUnsaved: () => boolean;
  /** Whether the device has what was last written here. */
  readonly isSaved: () => boolean;
};

const envelopeSchema = z.object({ version: z.int(), state: z.unknown() });

/** The stored form of a whole number: decimal digits. `persisted` writes every bigint this way. */
export const storedBigint = z.pipe(
  z.string().check(z.regex(/^\d{1,78}$/)),
  z.transform((digits: string) => BigInt(digits)),
);

/**
 * The options of zustand's `persist` for a store that works with any stored text.
 *
 * A text that is invalid JSON, or does not match the schema, is moved to `<name>.quarantine` and
 * reported as `reset`. A text of a newer version stays unchanged and is reported as `newer`, and
 * nothing is written while it is there. In both cases the state in memory stays. A text that
 * `readable` can partly read is copied to the quarantine and reported as `incomplete`, and the
 * readable part replaces it. Nothing is written before the store was restored.
 *
 * Changes that the device refused to save stay in memory, even when another tab writes. The next
 * write tries to save them again.
 */
export function persisted<State extends object>(
  options: StoreOptions<State>,
): PersistOptions<State> {
  const { name, version, combine = (stored) => stored, partialize = (state) => state } = options;
  let isWritable = false;
  let seen: string | null = null;
  /** The state that the device has, as far as it is known. Unsaved changes differ from it. */
  let saved: unknown;
  let hasUnsaved = false;

  const write = (stored: Stored) => {
    const text = JSON.stringify(stored, digitsOfBigint);
    safeLocalStorage.setItem(name, text);
    hasUnsaved = storedItem(name) !== text;
    if (hasUnsaved) return;
    seen = text;
    saved = stored.state;
  };

  const opened = (text: string, current: State): State | undefined => {
    const envelope = z.safeParse(envelopeSchema, parseJson(text));
    if (envelope.success && envelope.data.version > version) {
      isWritable = false;
      reportStorageProblem('newer');
      return undefined;
    }
    const checked = envelope.success ? checkedState(envelope.data, options) : undefined;
    const before = saved;
    saved = checked?.state;
    const state =
      checked && hasUnsaved
        ? withUnsaved(checked.state, { before, changed: partialize(current) }, options)
        : checked?.state;
    if (checked?.isWhole) return state;
    // The readable part is written before the copy, because a full device may have no room for
    // both.
    if (state === undefined) safeLocalStorage.removeItem(name);
    else write({ state, version });
    safeLocalStorage.setItem(`${name}.quarantine`, text);
    reportStorageProblem(state === undefined ? 'reset' : 'incomplete');
    return state;
  };

  return {
    name,
    version,
    skipHydration: true,
    isOutdated: () => storedItem(name) !== seen,
    hasUnsaved: () => hasUnsaved,
    isSaved: () => isWritable && !hasUnsaved,
    storage: {
      // zustand gets the text unparsed: if it failed to parse it, the store would never finish
      // hydrating.
      getItem: () => {
        isWritable = true;
        seen = storedItem(name);
        return seen === null ? null : { state: seen, version };
      },
      setItem: (_name, stored) => {
        if (isWritable) write(stored);
      },
      removeItem: () => safeLocalStorage.removeItem(name),
    },
    merge: (text, current) => {
      if (typeof text !== 'string') saved ??= partialize(current);
      const stored = typeof text === 'string' ? opened(text, current) : undefined;
      return stored === undefined ? current : { ...current, ...combine(stored, current) };
    },
    partialize,
  };
}

/** A stored state with the changes of this tab that the device refused to save. */
function withUnsaved<State>(
  stored: State,
  { before, changed }: { readonly before: unknown; readonly changed: State },
  { schema }: StoreOptions<State>,
): State {
  const [old, mine, theirs] = [before, changed, stored].map(jsonOf);
  return z.safeParse(schema, withChanges(old, mine, theirs)).data ?? changed;
}

function checkedState<State>(
  { state, version: storedVersion }: z.infer<typeof envelopeSchema>,
  { schema, readable, version, migrate }: StoreOptions<State>,
): { readonly state: State; readonly isWhole: boolean } | undefined {
  try {
    const current =
      storedVersion < version && migrate !== undefined ? migrate(state, storedVersion) : state;
    const whole = z.safeParse(schema, current);
    if (whole.success) return { state: whole.data, isWhole: true };
    const part = readable && z.safeParse(readable, current);
    return part?.success ? { state: part.data, isWhole: false } : undefined;
  } catch {
    // A migration may get unexpected texts. They are set aside like any other unreadable text.
    return undefined;
  }
}

function jsonOf(state: unknown): unknown {
  return parseJson(JSON.stringify(state, digitsOfBigint) ?? '');
}

/** For `JSON.stringify`: writes a whole number as `storedBigint` reads it. */
export function digitsOfBigint(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
