import { useMutation } from '@tanstack/react-query';
import { useConfig } from 'wagmi';
import { isUserRefusal } from '@/lib/errors/errorChain';
import { useStaleCheck } from '@/lib/reads/useStaleCheck';
import { askWallet } from '@/lib/submit/askWallet';
import type { Attempt } from '@/lib/submit/attempt';
import { useAttempt } from '@/lib/submit/useAttempt';
import { useEndOnChange } from '@/lib/submit/useEndOnChange';
import { UncheckedNetworkError } from '@/lib/submit/walletProvider';
import { walletSession } from '@/lib/submit/walletSession';
import { signPermit, type WantedPermit } from './signPermit';

type Asked = { readonly permit: WantedPermit; readonly attempt: Attempt };

/**
 * Has the connected wallet sign the wanted permit. An attempt ends when another permit is wanted, and
 * with its component, unless the wallet has been asked by then.
 *
 * @param onFailure - Hears every failure but a refusal of the person.
 */
export function useSignPermit(wanted: WantedPermit | undefined, onFailure: () => void) {
  const config = useConfig();
  const isStale = useStaleCheck();
  const { begin, end, settle, isAsked } = useAttempt();
  const mutation = useMutation({
    mutationFn: ({ permit, attempt }: Asked) =>
      askWallet(config, { chainId: permit.token.chainId, attempt, isStale }, (context) =>
        signPermit(context, permit),
      ),
    networkMode: 'always',
    onError: (error, { attempt }) => {
      const isExpected = isUserRefusal(error) || error instanceof UncheckedNetworkError;
      if (!attempt.signal.aborted && !isExpected) console.error(error);
    },
    onSettled: (_signed, _error, { attempt }) => settle(attempt),
  });
  const { data: signed, isPending, error, reset: forget } = mutation;
  const isUnchecked = error instanceof UncheckedNetworkError;
  const reset = () => {
    end();
    forget();
  };
  useEndOnChange(textOf(wanted), () => {
    if (isUnchecked || (isPending && !isAsked)) reset();
  });
  const sign = () => {
    const attempt = wanted && begin();
    if (wanted === undefined || attempt === undefined) return;
    const onError = (failure: Error) => {
      if (failure instanceof UncheckedNetworkError) return;
      forget();
      if (!isUserRefusal(failure)) onFailure();
    };
    mutation.mutate({ permit: wanted, attempt }, { onError });
  };
  return {
    signed,
    /** The deadline setting under which it was signed, in seconds. */
    signedSeconds: mutation.variables?.permit.deadlineSeconds ?? 0,
    isPending,
    isAsked,
    isUnchecked,
    sign,
    signUnchecked: () => {
      if (wanted) walletSession(config)?.acceptUnchecked(wanted.token.chainId);
      sign();
    },
    forgetRequest: () => {
      walletSession(config)?.forgetRequest();
      reset();
    },
    forget,
  };
}

function textOf(wanted: WantedPermit | undefined): string {
  if (wanted === undefined) return '';
  const { account, spender, token, value, deadlineSeconds } = wanted;
  return [account, spender, token.chainId, token.address, value, deadlineSeconds].join();
}
