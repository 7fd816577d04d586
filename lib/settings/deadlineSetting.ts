const SECONDS_PER_MINUTE = 60;

/**
 * Parses a deadline in whole minutes, into seconds.
 *
 * @returns undefined for zero, for part of a minute, and for every other text.
 * @example
 * parseDeadlineMinutes('20') // 1200
 */
export function parseDeadlineMinutes(text: string): number | undefined {
  if (!/^[0-9]+$/.test(text.trim())) return undefined;
  const seconds = Number(text) * SECONDS_PER_MINUTE;
  return seconds > 0 && Number.isSafeInteger(seconds) ? seconds : undefined;
}

/** A deadline setting in minutes. */
export function minutesOf(deadlineSeconds: number): number {
  return deadlineSeconds / SECONDS_PER_MINUTE;
}
