import { AppError } from '@/lib/errors/appError';

/** Added to every deadline, for the time that signing takes. */
export const MARGIN_SECONDS = 100;

/**
 * No block is taken to be further ahead of the device than a day: a device that is set to another
 * time zone is off by less, so such a block time is the error of a node, and would lengthen whatever is
 * signed under it.
 */
const MOST_AHEAD_SECONDS = 24n * 60n * 60n;

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
  if (blockTimestamp - device > MOST_AHEAD_SECONDS) throw new ClocksDisagreeError();
  return device > blockTimestamp ? device : blockTimestamp;
}

/**
 * The latest deadline that a call may carry, which is the one it is built with.
 *
 * @param nowSeconds - As `currentSeconds` tells it, at signing.
 * @param settingSeconds - The user's deadline setting; 0 for a flow without one.
 */
export function deadlineAt(nowSeconds: bigint, settingSeconds: number): bigint {
  return nowSeconds + BigInt(MARGIN_SECONDS + settingSeconds);
}

/** The time at which a deadline was set by {@link deadlineAt}. */
export function signingSeconds(deadline: bigint, settingSeconds: number): bigint {
  return deadline - BigInt(MARGIN_SECONDS + settingSeconds);
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
    super("The network's clock is more than a day ahead of this device's. Nothing was sent.", {
      code: 'errors.clocksDisagree',
    });
  }
}
