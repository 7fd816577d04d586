import { ACCOUNTS } from '../accounts';

const KEY = 'practiceWallet';

/** The wallet's state. It is stored until the tab closes, so that a reload reconnects. */
export type WalletState = {
  readonly isConnected: boolean;
  readonly isLocked: boolean;
  readonly account: string;
  readonly chainId: number;
  /** The chains that the wallet can switch to without adding them first. */
  readonly knownChains: readonly number[];
};

const FRESH: WalletState = {
  isConnected: false,
  isLocked: false,
  account: ACCOUNTS.demo,
  chainId: 43114,
  knownChains: [43114, 43113],
};

/** The stored state, completed with the state of a new wallet. */
export function readState(): WalletState {
  return { ...FRESH, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
}

/** Changes part of the state. */
export function writeState(change: Partial<WalletState>): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...readState(), ...change }));
}

/** The accounts that the page may see: none until connected, none while locked. */
export function shownAccounts(): readonly string[] {
  const { isConnected, isLocked, account } = readState();
  return isConnected && !isLocked ? [account] : [];
}
