import type { Client } from 'viem';

/** What is asked of a wallet: EIP-1193's `request`. Its answers are not trusted. */
export type WalletProvider = {
  readonly request: (request: {
    readonly method: string;
    readonly params?: readonly unknown[];
  }) => Promise<unknown>;
};

/** What an attempt to have the wallet sign talks to. */
export type SigningContext = {
  readonly client: Client;
  readonly provider: WalletProvider;
  /** The device's clock, in milliseconds. */
  readonly now: () => number;
  /** Aborted once the attempt has ended. */
  readonly signal: AbortSignal;
  /** Whether the person accepted that the wallet cannot show its network. */
  readonly acceptsUnchecked: boolean;
  /** Asks the person at the wallet, unless the attempt has ended by then. */
  readonly askPerson: WalletProvider['request'];
};
