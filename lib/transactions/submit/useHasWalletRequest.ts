import { useAtomValue } from 'jotai';
import { walletRequestAtom } from './atoms';

/** Whether the wallet has a transaction to answer. The page asks a wallet one thing at a time. */
export function useHasWalletRequest(): boolean {
  return useAtomValue(walletRequestAtom) !== undefined;
}
