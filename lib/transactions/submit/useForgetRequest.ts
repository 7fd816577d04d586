import { useSetAtom } from 'jotai';
import { useConfig } from 'wagmi';
import { walletRequestAtom } from './atoms';
import { walletSession } from './walletSession';

/** Forgets the request that is open in the wallet, because the user says that they dismissed it. */
export function useForgetRequest(): () => void {
  const config = useConfig();
  const setRequest = useSetAtom(walletRequestAtom);
  return () => {
    walletSession(config)?.forgetRequest();
    setRequest(undefined);
  };
}
