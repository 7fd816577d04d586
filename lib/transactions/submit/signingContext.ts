import type { Client } from 'viem';
import type { WalletProvider, WalletRequest } from '@/lib/holdings/wallet/walletProvider';
import type { OpenRequest } from './openRequests';

type Unsent = {
  readonly request: OpenRequest;
  readonly nonce: Promise<number | undefined>;
};

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
   * @param unsent - The transaction that the request is about, if it is one, and the account's next
   * nonce before it, undefined if no endpoint reports it.
   * @param onRequested - Called once the wallet has the request; never if it is not made.
   */
  readonly askUser: (
    request: WalletRequest,
    unsent?: Unsent,
    onRequested?: () => void,
  ) => Promise<unknown>;
};
