import type { Listeners } from './listeners';
import { toHex } from './provider';
import { DISCONNECTED, ProviderError, USER_REJECTED } from './providerError';
import type { ScriptedAnswers } from './scriptedAnswers';
import { readState, shownAccounts, writeState } from './walletState';

/** A request as the page made it. */
export type WalletRequest = { readonly method: string; readonly params: readonly unknown[] };

/** How tests act as the user of the wallet, through `window.__practiceWallet`. */
export type PracticeWallet = {
  /** Every request so far, oldest first. */
  readonly requests: () => readonly WalletRequest[];
  readonly forgetRequests: () => void;
  /** The next request of a method fails, with 4001 (rejected by the user) by default. */
  readonly rejectNext: (method: string, code?: number, message?: string) => void;
  /** The next request of a method is carried out, and still fails, as when a node answers twice. */
  readonly failAfterNext: (method: string, code: number, message: string) => void;
  /** The next request of a method gets this answer and does nothing. */
  readonly answerNext: (method: string, result: unknown) => void;
  /** The next request of a method stays without an answer until `release`. */
  readonly hangNext: (method: string) => void;
  readonly release: () => void;
  readonly setAccount: (account: string) => void;
  /** Any chain, even one without the exchange. */
  readonly setChain: (chainId: number) => void;
  /** Switching to the chain fails with 4902 until the chain is added. */
  readonly forgetChain: (chainId: number) => void;
  readonly lock: () => void;
  readonly unlock: () => void;
  /** The wallet loses its connection and sends the `disconnect` event. */
  readonly disconnect: () => void;
};

type Parts = {
  readonly requests: WalletRequest[];
  readonly scripted: ScriptedAnswers;
  readonly listeners: Listeners;
};

export function createPracticeWallet({ requests, scripted, listeners }: Parts): PracticeWallet {
  const { emit } = listeners;
  const tellAccounts = () => emit('accountsChanged', shownAccounts());
  return {
    requests: () => requests,
    forgetRequests: () => {
      requests.length = 0;
    },
    rejectNext: (method, code = USER_REJECTED, message = 'User rejected the request.') =>
      scripted.script(method, { type: 'reject', code, message }),
    failAfterNext: (method, code, message) =>
      scripted.script(method, { type: 'failAfter', code, message }),
    answerNext: (method, result) => scripted.script(method, { type: 'answer', result }),
    hangNext: (method) => scripted.script(method, { type: 'hang' }),
    release: scripted.release,
    setAccount: (account) => {
      writeState({ account });
      tellAccounts();
    },
    setChain: (chainId) => {
      writeState({ chainId });
      emit('chainChanged', toHex(chainId));
    },
    forgetChain: (chainId) =>
      writeState({ knownChains: readState().knownChains.filter((known) => known !== chainId) }),
    lock: () => {
      writeState({ isLocked: true });
      tellAccounts();
    },
    unlock: () => {
      writeState({ isLocked: false });
      tellAccounts();
    },
    disconnect: () => {
      writeState({ isConnected: false });
      emit('disconnect', new ProviderError(DISCONNECTED, 'The wallet lost its connection.'));
    },
  };
}
