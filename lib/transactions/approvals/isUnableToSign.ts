import { propertyOf } from '@/lib/base/errors/errorChain';
import { nestedErrors, textsOf } from '@/lib/base/errors/nestedErrors';
import { InvalidSignatureError } from './permit';
import { SignatureFailedError } from './signatureFailedError';
import { PermitUnavailableError } from './signPermit';

/** JSON-RPC's "method not found" and EIP-1193's "unsupported method". */
const MISSING_CODES: readonly unknown[] = [-32601, 4200];

const MISSING_TEXT =
  /not (?:yet )?(?:be )?(?:support|implement)|unsupported|(?:unknown|no such) method|method .*not (?:found|exist|available)/i;

/**
 * Whether an error of signing says that this account can't sign with this wallet: the wallet lacks
 * the method, or what it signed is not of the account. After any other error it may well be that the
 * user did not want to.
 */
export function isUnableToSign(error: unknown): boolean {
  if (error instanceof PermitUnavailableError || error instanceof InvalidSignatureError)
    return true;
  return error instanceof SignatureFailedError && nestedErrors(error.cause).some(isMethodMissing);
}

function isMethodMissing(error: unknown): boolean {
  if (MISSING_CODES.includes(propertyOf(error, 'code'))) return true;
  return textsOf(error).some((text) => MISSING_TEXT.test(text));
}
