import { useSetAtom } from 'jotai';
import { useConfig } from 'wagmi';
import { leaveAskedAtom } from './atoms';
import { walletSession } from './walletSession';

/** Dismisses the open request, because the user says that the wallet does not show it. */
export function useForgetRequest(): () => void {
  const config = useConfig();
  const leaveAsked = useSetAtom(leaveAskedAtom);
  return () => {
    walletSession(config)?.forgetRequest();
    leaveAsked({ isDismissed: true });
  };
}
