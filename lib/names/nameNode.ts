import type { Hex } from 'viem';
import { namehash, normalize } from 'viem/ens';
import { AppError } from '@/lib/errors/appError';
import { plainText } from '@/lib/errors/plainText';

/**
 * The hash under which the registry knows a name, after the name is brought into its one spelling
 * (ENSIP-15): upper case is lowered, and look-alikes that mix scripts or hide characters are refused.
 *
 * Its tables are large: load this file on demand.
 *
 * @throws {InvalidNameError} when there can be no such name.
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

/** A text that the rules for names do not allow. */
export class InvalidNameError extends AppError {
  constructor(name: string, cause: unknown) {
    super('The text is no valid name.', {
      code: 'errors.invalidName',
      values: { name: plainText(name) },
      cause,
    });
  }
}
