import type { Client } from 'viem';
import type { WalletProvider, WalletRequest } from '@/lib/holdings/wallet/walletProvider';

/** What an attempt needs to make the wallet sign. */
export type SigningContext = {
  readonly client: Client;
  readonly provider: WalletProvider;
  /** The device's clock, in milliseconds. */
  readonly now: () => number;
  /** Aborted once the attempt has ended. */
  readonly signal: AbortSignal;
  /** Whether the user accepted that the wallet cannot show its network. */
  readonly acceptsUnchecked: boolean;
  /**
   * Asks the user through the wallet. It throws if the attempt has ended.
   *
   * @param onRequested - Called once the wallet has the request; never if it is not made.
   */
  readonly askUser: (request: WalletRequest, onRequested?: () => void) => Promise<unknown>;
};
