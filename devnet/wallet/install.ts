import { PRACTICE_WALLET_RDNS } from '@/lib/holdings/wallet/isAcceptedConnector';
import { createListeners } from './listeners';
import { askChain } from './node';
import { createPracticeWallet, type PracticeWallet, type WalletRequest } from './practiceWallet';
import { walletMethods } from './provider';
import { createScriptedAnswers } from './scriptedAnswers';
import { readState } from './walletState';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own.
  interface Window {
    __practiceWallet: PracticeWallet;
  }
}

const ICON =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#444"/><path d="M8 11h16v12H8zM20 16h4v3h-4z" fill="#fff"/></svg>',
  );

const listeners = createListeners();
const scripted = createScriptedAnswers();
const requests: WalletRequest[] = [];
const methods = walletMethods(listeners);

async function request({
  method,
  params = [],
}: {
  readonly method: string;
  readonly params?: readonly unknown[];
}): Promise<unknown> {
  requests.push({ method, params });
  const own = methods[method];
  return scripted.answer(method, async () =>
    own === undefined ? askChain(readState().chainId, method, params) : own(params),
  );
}

const detail = Object.freeze({
  info: Object.freeze({
    uuid: crypto.randomUUID(),
    name: 'Demo wallet',
    icon: ICON,
    rdns: PRACTICE_WALLET_RDNS,
  }),
  provider: Object.freeze({
    request,
    on: listeners.on,
    removeListener: listeners.removeListener,
  }),
});

function announce(): void {
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
}

window.__practiceWallet = createPracticeWallet({ requests, scripted, listeners });
window.addEventListener('eip6963:requestProvider', announce);
announce();
