import { isRecord } from '@/lib/base/json/isRecord';

/** The state of a store that is kept on this device; empty if it is missing or cannot be read. */
export function storedState(name: string): Readonly<Record<string, unknown>> {
  try {
    // A page's first exception delays its first paint, so none is thrown where nothing is stored.
    const { state }: { state?: unknown } = JSON.parse(localStorage.getItem(name) ?? '{}');
    return isRecord(state) ? state : {};
  } catch {
    return {};
  }
}
