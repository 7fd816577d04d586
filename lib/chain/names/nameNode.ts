import type { Hex } from 'viem';
import { namehash, normalize } from 'viem/ens';
import { AppError } from '@/lib/base/errors/appError';
import { isolated } from '@/lib/base/text/isolated';
import { plainText } from '@/lib/base/text/plainText';

/**
 * The hash of a name in the registry, after normalization (ENSIP-15): upper case becomes lower
 * case, and look-alikes with mixed scripts or hidden characters are rejected.
 *
 * Its tables are large: load this file on demand.
 *
 * @throws {InvalidNameError} when the name is invalid.
 */
export function nameNode(name: string): Hex {
  return namehash(normalized(name));
}

function normalized(name: string): string {
  try {
    return normalize(name);
  } catch (cause) {
    throw new InvalidNameError(name, cause);
  }
}

/** A text that is invalid as a name. */
export class InvalidNameError extends AppError {
  constructor(name: string, cause: unknown) {
    super('The text is no valid name.', {
      code: 'errors.invalidName',
      values: { name: isolated(plainText(name)) },
      cause,
    });
  }
}
