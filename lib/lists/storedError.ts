import { describeError } from '@/lib/errors/describeError';
import type { ListError } from './listState';

/** An error as it is kept with its list, to be shown in the list's row. */
export function storedError(error: unknown): ListError {
  const { key, values } = describeError(error) ?? { key: 'errors.unexpected', values: {} };
  return { code: key, values };
}
