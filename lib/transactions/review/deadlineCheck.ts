import type { ArgumentCheck } from './argumentChecks';
import { deadlineAt } from './deadline';

/**
 * Allows a deadline that has not passed and is not later than the setting allows.
 *
 * @param nowSeconds - From `currentSeconds`, at signing.
 */
export function isDeadlineIn(nowSeconds: bigint, settingSeconds: number): ArgumentCheck {
  return (deadline) =>
    typeof deadline === 'bigint' &&
    nowSeconds < deadline &&
    deadline <= deadlineAt(nowSeconds, settingSeconds);
}
