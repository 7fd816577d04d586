import { maxBigint } from '@/lib/base/amounts/minMax';
import { AppError } from '@/lib/base/errors/appError';

/**
 * A block time may be at most one day ahead of the device. A device that is set to the wrong time
 * zone is off by less, so a later block time is a node's error, and would extend the deadline of
 * whatever is signed.
 */
const MAX_AHEAD_SECONDS = 24n * 60n * 60n;

/** The user is warned when the device's clock is more than this behind the chain. */
const TOLERATED_LAG_SECONDS = 30;

/** A block's timestamp and the device's clock, read together. */
type Clocks = {
  /** Of the latest block, in seconds. */
  readonly blockTimestamp: bigint;
  readonly deviceMs: number;
};

/**
 * The current time in whole seconds, rounded up: the later of the chain's and the device's.
 *
 * @throws {ClocksDisagreeError} when the chain's is more than a day ahead of the device's.
 */
export function currentSeconds({ blockTimestamp, deviceMs }: Clocks): bigint {
  const device = BigInt(Math.ceil(deviceMs / 1000));
  if (blockTimestamp - device > MAX_AHEAD_SECONDS) throw new ClocksDisagreeError();
  return maxBigint(device, blockTimestamp);
}

/**
 * How many whole seconds the device's clock is behind the chain, if the user should be warned. A
 * clock that is ahead proves nothing, because a quiet chain makes no blocks.
 *
 * @returns Undefined up to 30 seconds.
 */
export function clockSkew({ blockTimestamp, deviceMs }: Clocks): number | undefined {
  const lag = Number(blockTimestamp) - deviceMs / 1000;
  return lag > TOLERATED_LAG_SECONDS ? Math.floor(lag) : undefined;
}

/** The times of the network endpoint and the device differ by more than a day. */
export class ClocksDisagreeError extends AppError {
  constructor() {
    super("The network's clock is more than a day ahead of this device's. Nothing was sent.", {
      code: 'errors.clocksDisagree',
    });
  }
}
