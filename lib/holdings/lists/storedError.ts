import { describeError } from '@/lib/base/errors/describeError';
import type { ListError } from './listState';

/** The form of an error that is kept with its list and shown in the list's row. */
export function storedError(error: unknown): ListError {
  const { key, values } = describeError(error) ?? { key: 'errors.unexpected', values: {} };
  return { code: key, values };
}
