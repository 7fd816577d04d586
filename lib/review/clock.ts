import { maxBigint } from '@/lib/amounts/minMax';
import { AppError } from '@/lib/errors/appError';

/**
 * No block is taken to be further ahead of the device than a day: a device that is set to another
 * time zone is off by less, so such a block time is the error of a node, and would lengthen whatever is
 * signed under it.
 */
const MAX_AHEAD_SECONDS = 24n * 60n * 60n;

/** A device clock that is further behind the chain than this is told to the user. */
const TOLERATED_LAG_SECONDS = 30;

/** A block's timestamp and the device's clock, read together. */
export type Clocks = {
  /** Of the latest block, in seconds. */
  readonly blockTimestamp: bigint;
  readonly deviceMs: number;
};

/**
 * The time in whole seconds, rounded up: the later of the chain's and the device's.
 *
 * @throws {ClocksDisagreeError} when the chain's is more than a day ahead of the device's.
 */
export function currentSeconds({ blockTimestamp, deviceMs }: Clocks): bigint {
  const device = BigInt(Math.ceil(deviceMs / 1000));
  if (blockTimestamp - device > MAX_AHEAD_SECONDS) throw new ClocksDisagreeError();
  return maxBigint(device, blockTimestamp);
}

/**
 * How many whole seconds the device's clock is behind the chain, if that is to be told: a quiet
 * chain makes no blocks, so a clock that is ahead proves nothing.
 *
 * @returns Undefined up to 30 seconds.
 */
export function clockSkew({ blockTimestamp, deviceMs }: Clocks): number | undefined {
  const lag = Number(blockTimestamp) - deviceMs / 1000;
  return lag > TOLERATED_LAG_SECONDS ? Math.floor(lag) : undefined;
}

/** The network endpoint and the device name times that are more than a day apart. */
export class ClocksDisagreeError extends AppError {
  constructor() {
    super('The network is more than a day ahead of this device. Nothing was sent.', {
      code: 'errors.clocksDisagree',
    });
  }
}
