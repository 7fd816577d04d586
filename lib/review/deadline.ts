/** Added to every deadline, for the time that signing takes. */
const MARGIN_SECONDS = 100;

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
