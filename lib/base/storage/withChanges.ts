import { isRecord } from '@/lib/base/json/isRecord';

/**
 * A stored value with the changes that one tab made to an earlier version of it.
 *
 * Works field by field, at any depth: a field that the tab has not changed is the stored one. Of a
 * list, the tab's additions and removals are made.
 *
 * @param before - The value that the tab began with.
 * @param changed - The same with the changes of the tab. All values are plain JSON.
 */
export function withChanges(before: unknown, changed: unknown, stored: unknown): unknown {
  if (textOf(before) === textOf(changed)) return stored;
  if (Array.isArray(changed) && Array.isArray(stored)) {
    const [old, mine, theirs] = [before, changed, stored].map(
      (list) => new Set(Array.isArray(list) ? list.map(textOf) : []),
    );
    return [
      ...changed.filter((entry) => theirs?.has(textOf(entry)) || !old?.has(textOf(entry))),
      ...stored.filter((entry) => !mine?.has(textOf(entry)) && !old?.has(textOf(entry))),
    ];
  }
  if (!isRecord(changed) || !isRecord(stored)) return changed;
  const own = isRecord(before) ? before : {};
  const fields = Object.keys({ ...stored, ...changed })
    .map((name) => [name, withChanges(own[name], changed[name], stored[name])] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields);
}

function textOf(value: unknown): string | undefined {
  return JSON.stringify(value);
}
