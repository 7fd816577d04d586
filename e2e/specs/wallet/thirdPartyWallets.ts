import { createRequire } from 'node:module';
import { installMockWallet } from '@johanneskares/wallet-mock';
import type { Page } from 'playwright/test';
import { http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { avalanche } from 'viem/chains';
import { DEMO_KEY } from '@/devnet/accounts';

// Its exports cannot be imported by name into a module.
const headless: typeof import('headless-web3-provider') = createRequire(import.meta.url)(
  'headless-web3-provider',
);

/** A wallet by another maker, whose user agrees to everything. */
export type ThirdPartyWallet = {
  /** The wallet's name. */
  readonly name: string;
  /** How its provider differs from the demo wallet's. */
  readonly trait: string;
  /** Whether it shows its account to every page, so that a first visit is already connected. */
  readonly connectsItself: boolean;
  /** Adds it to a page. It signs with the key of the demo account. */
  readonly install: (page: Page, rpcUrl: string) => Promise<unknown>;
};

/** The requests that the wallets answer without asking their user. */
const CONNECTING = ['wallet_requestPermissions', 'eth_requestAccounts'];
const SEND = 'eth_sendTransaction';

export const MOCK_WALLET: ThirdPartyWallet = {
  name: 'Mock Wallet',
  trait: 'announces itself three times and has no events',
  connectsItself: true,
  install: (page, rpcUrl) =>
    installMockWallet({
      page,
      account: privateKeyToAccount(DEMO_KEY),
      transports: { [avalanche.id]: http(rpcUrl) },
      defaultChain: avalanche,
    }),
};

export const HEADLESS_WALLET: ThirdPartyWallet = {
  name: 'Headless Web3 Provider',
  trait: 'is a Proxy with a get trap only',
  connectsItself: false,
  install: (page, rpcUrl) => installHeadless(page, rpcUrl, [...CONNECTING, SEND]),
};

export const THIRD_PARTY_WALLETS: readonly ThirdPartyWallet[] = [MOCK_WALLET, HEADLESS_WALLET];

/** A wallet user who leaves every transaction unanswered. */
type SilentUser = {
  /** How many transactions wait for an answer. */
  readonly waiting: () => number;
  /** Agrees to the first of them. */
  readonly agree: () => Promise<void>;
};

/** Adds {@link HEADLESS_WALLET} to a page. Its user agrees to connect, and to nothing else. */
export async function installSilentWallet(page: Page, rpcUrl: string): Promise<SilentUser> {
  const wallet = await installHeadless(page, rpcUrl, CONNECTING);
  const kind = headless.Web3RequestKind.SendTransaction;
  return {
    waiting: () => wallet.getPendingRequestCount(kind),
    agree: () => wallet.authorize(kind),
  };
}

function installHeadless(page: Page, rpcUrl: string, permitted: string[]) {
  return headless.injectHeadlessWeb3Provider(page, [DEMO_KEY], avalanche.id, rpcUrl, { permitted });
}
