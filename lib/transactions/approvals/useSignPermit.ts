import { useEffectEvent } from 'react';
import { propertyOf } from '@/lib/base/errors/errorChain';
import { nestedErrors, textsOf } from '@/lib/base/errors/nestedErrors';
import { stableKey } from '@/lib/base/json/stableKey';
import { useEndOnChange } from '@/lib/transactions/submit/useAttempt';
import { useWalletRequest } from '@/lib/transactions/submit/useWalletRequest';
import { UserRejectedError } from '@/lib/transactions/submit/walletFailure';
import { InvalidSignatureError } from './permit';
import {
  type PermitRequest,
  PermitUnavailableError,
  SignatureFailedError,
  signPermit,
} from './signPermit';

/**
 * Makes the connected wallet sign a permit. An attempt ends when another permit is needed or the
 * component unmounts before the wallet is asked. The data of the returned request is the signed
 * permit; its error is null after a rejection.
 *
 * @param reviewKey - The review that asks. Another one ends the attempt as well; a signature stays.
 * @param fallBack - Called when the account can't sign with this wallet, but only if the failed
 * permit is still the needed one: a wallet may answer after the form has changed.
 */
export function useSignPermit(
  needed: PermitRequest | undefined,
  reviewKey: number | undefined,
  fallBack: () => void,
) {
  const request = useWalletRequest(signPermit);
  const agreedKey = stableKey([needed, reviewKey]);
  useEndOnChange(agreedKey, request);
  const fallBackIfNeeded = useEffectEvent((signedFor: string) => {
    if (signedFor === agreedKey) fallBack();
  });
  const sign = () => {
    if (needed === undefined) return;
    request.send(needed.token.chainId, needed, (failure) => {
      if (failure instanceof UserRejectedError) request.reset();
      if (!isUnableToSign(failure)) return;
      request.reset();
      fallBackIfNeeded(agreedKey);
    });
  };
  const signUnchecked = () => {
    request.acceptUnchecked();
    sign();
  };
  return { request, sign, signUnchecked };
}

/** JSON-RPC's "method not found" and EIP-1193's "unsupported method". */
const MISSING_CODES: readonly unknown[] = [-32601, 4200];

const MISSING_TEXT =
  /not (?:yet )?(?:be )?(?:support|implement)|unsupported|(?:unknown|no such) method|method .*not (?:found|exist|available)/i;

/**
 * Whether an error of signing says that this account can't sign with this wallet: the wallet lacks
 * the method, or what it signed is not of the account. After any other error it may well be that
 * the user did not want to.
 */
function isUnableToSign(error: unknown): boolean {
  if (error instanceof PermitUnavailableError || error instanceof InvalidSignatureError)
    return true;
  return error instanceof SignatureFailedError && nestedErrors(error.cause).some(isMethodMissing);
}

function isMethodMissing(error: unknown): boolean {
  if (MISSING_CODES.includes(propertyOf(error, 'code'))) return true;
  return textsOf(error).some((text) => MISSING_TEXT.test(text));
}
