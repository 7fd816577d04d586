import { useEffectEvent } from 'react';
import { stableKey } from '@/lib/base/json/stableKey';
import { useEndOnChange } from '@/lib/transactions/submit/useEndOnChange';
import { useWalletRequest } from '@/lib/transactions/submit/useWalletRequest';
import { UserRejectedError } from '@/lib/transactions/submit/walletFailure';
import { isUnableToSign } from './isUnableToSign';
import { signPermit, type WantedPermit } from './signPermit';

/**
 * Makes the connected wallet sign the wanted permit. An attempt ends when another permit is wanted
 * or the component unmounts before the wallet is asked.
 *
 * @param attempt - Which review asks. Another one ends the attempt as well; a signature stays.
 * @param fallBack - Called when the account can't sign with this wallet, but only if the failed
 * permit is still the wanted one: a wallet may answer after the form has changed.
 */
export function useSignPermit(
  wanted: WantedPermit | undefined,
  attempt: number | undefined,
  fallBack: () => void,
) {
  const request = useWalletRequest(signPermit);
  const agreed = stableKey([wanted, attempt]);
  useEndOnChange(agreed, request);
  const fallBackIfWanted = useEffectEvent((asked: string) => {
    if (asked === agreed) fallBack();
  });
  const sign = () => {
    if (wanted === undefined) return;
    request.ask(wanted.token.chainId, wanted, (failure) => {
      if (failure instanceof UserRejectedError) request.reset();
      if (!isUnableToSign(failure)) return;
      request.reset();
      fallBackIfWanted(agreed);
    });
  };
  return {
    signed: request.data,
    /** The deadline setting when it was signed, in seconds. */
    signedSeconds: request.wanted?.deadlineSeconds ?? 0,
    isPending: request.isPending,
    isAsked: request.phase === 'asked',
    /** Why the latest attempt failed, until the next one; null after a rejection. */
    error: request.error,
    isUnchecked: request.isUnchecked,
    isDeclined: request.isDeclined,
    sign,
    signUnchecked: () => {
      request.acceptUnchecked();
      sign();
    },
    forgetRequest: request.forgetRequest,
    forget: request.reset,
  };
}
