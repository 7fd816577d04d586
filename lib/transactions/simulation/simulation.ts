import type { Address, Hex } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import { callData, type TransactionCall } from '@/lib/chain/contracts/contractCall';

/** A call by its data alone, which is only simulated, never sent. `value` is in wei. */
type RawCall = {
  readonly address: Address;
  readonly data: Hex;
  readonly value?: bigint;
  readonly abi?: never;
  readonly functionName?: never;
  readonly args?: never;
};

/**
 * A call to simulate. With `mayFail`, the next call is made even if this one fails. One that
 * `isForeseen` is never sent: other transactions in progress will have the same effect.
 */
export type SimulationCall = (TransactionCall | RawCall) & {
  readonly mayFail?: boolean;
  readonly isForeseen?: boolean;
};

/** A balance to read before and after the calls. The owner is the account by default. */
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
   * The account's AVAX in the simulation, in wei; its real balance when undefined. For addresses
   * that nobody owns.
   */
  readonly nativeBalance?: bigint;
  /**
   * Whether the account may be a contract: the simulator takes the place of its code, which the
   * calls must not need.
   */
  readonly mayReplaceCode?: boolean;
  /**
   * The least gas limit that the last call is sent with as a transaction; undefined without one.
   */
  readonly leastGas?: bigint;
  /** Whether the gas price is requested in the same batch. */
  readonly needsGasPrice?: boolean;
};

/**
 * The result of one call.
 *
 * `gas` is the gas that the call itself used, without the base cost of a transaction, so it is not
 * a gas limit. `data` is what it returned, at most its first 4,096 bytes. `reason` is safe to show.
 * `unaffordable`: the account has less AVAX than the call sends. `notMade`: an earlier call failed.
 */
export type CallResult =
  | { readonly status: 'succeeded'; readonly gas: bigint; readonly data: Hex }
  | { readonly status: 'reverted'; readonly gas: bigint; readonly reason: string }
  | { readonly status: 'unaffordable' }
  | { readonly status: 'notMade' };

/**
 * A balance before and after the calls, in its smallest unit. Both are undefined when the token
 * returns no balance. For AVAX, the network fee is not included.
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
 * endpoints ran it in an old block. `failed`: they answered with errors, or could not be reached.
 * `detected`: a token refuses simulations, not the transaction.
 */
export type UnavailableReason =
  | 'ignored'
  | 'accountHasCode'
  | 'timeout'
  | 'behind'
  | 'failed'
  | 'detected';

/** The result of a simulation. `calls` and `changes` are in the order of the request. */
export type Simulated = {
  readonly kind: 'simulated';
  /** The block in whose state the calls were made. */
  readonly block: bigint;
  readonly calls: readonly CallResult[];
  readonly changes: readonly BalanceChange[];
  /** The current gas price in wei; undefined when it was not requested or not answered. */
  readonly gasPrice?: bigint;
};

/** The result of a simulation, or why there is none. */
export type Simulation =
  | Simulated
  | { readonly kind: 'unavailable'; readonly reason: UnavailableReason };

/** The data of a call to simulate. */
export function simulatedData(call: SimulationCall): Hex {
  return 'data' in call ? call.data : callData(call);
}

/** A key that is the same for equal requests. */
export function requestKey(request: SimulationRequest): string {
  const { chainId, account, calls, balances, nativeBalance } = request;
  return JSON.stringify([
    chainId,
    account,
    calls.map((call) => [
      call.address,
      simulatedData(call),
      String(call.value ?? 0n),
      call.mayFail ?? false,
    ]),
    balances.map(({ currency, owner = account }) => [currencyId(currency), owner]),
    String(nativeBalance),
  ]);
}
