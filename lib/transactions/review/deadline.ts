/** Added to every deadline, for the time that signing takes, in seconds. */
export const MARGIN_SECONDS = 100;

/**
 * The latest deadline that a call may have. Calls are built with it.
 *
 * @param nowSeconds - From `currentSeconds`, at signing.
 * @param settingSeconds - The user's deadline setting; 0 for a flow without one.
 */
export function deadlineAt(nowSeconds: bigint, settingSeconds: number): bigint {
  return nowSeconds + BigInt(MARGIN_SECONDS + settingSeconds);
}

/** The time at which {@link deadlineAt} computed a deadline. */
export function signingSeconds(deadline: bigint, settingSeconds: number): bigint {
  return deadline - BigInt(MARGIN_SECONDS + settingSeconds);
}
