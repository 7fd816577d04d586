import type { Address, Hex } from 'viem';
import type { ContractCall } from '@/lib/contracts/contractCall';
import type { ChainId } from '@/lib/networks/network';
import type { Currency } from '@/lib/tokens/currency';

/** A call to simulate. With `mayFail` the next call is made although this one failed. */
export type SimulationCall = ContractCall & { readonly mayFail?: boolean };

/** A balance to read before and after the calls: the owner's, by default the account's. */
export type WatchedBalance = {
  readonly currency: Currency;
  readonly owner?: Address | undefined;
};

/** Calls to try out as an account, in their order, in one block that is never mined. */
export type SimulationRequest = {
  readonly chainId: ChainId;
  readonly account: Address;
  readonly calls: readonly SimulationCall[];
  readonly balances: readonly WatchedBalance[];
  /**
   * What the account has of AVAX in the simulation, in wei; its real balance when absent. For an
   * address that nobody owns.
   */
  readonly nativeBalance?: bigint;
  /** Whether the price of gas is asked for as well, in the same batch. */
  readonly needsGasPrice?: boolean;
};

/**
 * What came of one call.
 *
 * `gas` is what the call itself used, in units of gas, without the base cost of a transaction: no
 * gas limit follows from it. `data` is what it returned, at most its first 4,096 bytes. `reason` is
 * safe to show. `unaffordable`: the account has less AVAX than the call sends along. `notMade`: an
 * earlier call failed.
 */
export type CallResult =
  | { readonly status: 'succeeded'; readonly gas: bigint; readonly data: Hex }
  | { readonly status: 'reverted'; readonly gas: bigint; readonly reason: string }
  | { readonly status: 'unaffordable' }
  | { readonly status: 'notMade' };

/**
 * A balance before and after the calls, in its smallest unit. Both are absent when the token
 * returns no balance. AVAX is without the network fee.
 */
export type BalanceChange = {
  readonly currency: Currency;
  readonly owner: Address;
} & (
  | { readonly before: bigint; readonly after: bigint }
  | { readonly before?: undefined; readonly after?: undefined }
);

/**
 * Why there is no simulation. `ignored`: no endpoint ran the simulator. `accountHasCode`: the
 * simulator would replace the account's own code. `timeout`: no answer in time. `behind`: the
 * endpoints ran it in an old block. `refused`: they answered with errors, or could not be reached.
 * `detected`: a token refuses simulations, not the transaction.
 */
export type UnavailableReason =
  | 'ignored'
  | 'accountHasCode'
  | 'timeout'
  | 'behind'
  | 'refused'
  | 'detected';

/** What came of simulated calls. `calls` and `changes` are in the order of the request. */
export type Simulated = {
  readonly kind: 'simulated';
  /** The block in whose state the calls were made. */
  readonly block: bigint;
  readonly calls: readonly CallResult[];
  readonly changes: readonly BalanceChange[];
  /** What a unit of gas costs now, in wei; absent when it was not asked for, or not answered. */
  readonly gasPrice?: bigint;
};

/** What came of simulated calls, or why there is no simulation. */
export type Simulation =
  | Simulated
  | { readonly kind: 'unavailable'; readonly reason: UnavailableReason };
