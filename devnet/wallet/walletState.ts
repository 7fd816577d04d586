import { ACCOUNTS } from '../accounts';

const KEY = 'practiceWallet';

/** What the wallet stores until the tab closes, so that a reload reconnects. */
export type WalletState = {
  readonly isConnected: boolean;
  readonly isLocked: boolean;
  readonly account: string;
  readonly chainId: number;
  /** The chains that it can switch to without adding them first. */
  readonly knownChains: readonly number[];
};

const FRESH: WalletState = {
  isConnected: false,
  isLocked: false,
  account: ACCOUNTS.demo,
  chainId: 43114,
  knownChains: [43114, 43113],
};

/** The stored state; what it lacks comes from the state of a new wallet. */
export function readState(): WalletState {
  return { ...FRESH, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
}

/** Changes a part of the state. */
export function writeState(change: Partial<WalletState>): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...readState(), ...change }));
}

/** The accounts it shows to the page: none until connected, none while locked. */
export function shownAccounts(): readonly string[] {
  const { isConnected, isLocked, account } = readState();
  return isConnected && !isLocked ? [account] : [];
}
