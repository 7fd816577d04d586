import { ACCOUNTS } from '../accounts';

const KEY = 'practiceWallet';

/** What the wallet remembers for as long as the tab lives, so that a reload reconnects. */
export type WalletState = {
  readonly isConnected: boolean;
  readonly isLocked: boolean;
  readonly account: string;
  readonly chainId: number;
  /** The chains it can switch to without being told about them first. */
  readonly knownChains: readonly number[];
};

const FRESH: WalletState = {
  isConnected: false,
  isLocked: false,
  account: ACCOUNTS.demo,
  chainId: 43114,
  knownChains: [43114, 43113],
};

/** The remembered state, and for what it does not name, that of a wallet never used. */
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
