import { MINUTE_SECONDS } from '@/lib/base/time/seconds';

/** The longest deadline, in minutes: its seconds are still counted exactly. */
export const MAX_MINUTES = Math.floor(Number.MAX_SAFE_INTEGER / MINUTE_SECONDS);

const RISKY_ABOVE_SECONDS = 3 * 60 * MINUTE_SECONDS;

/**
 * Whether a deadline, in seconds, is longer than 3 hours: what is mined that late may be mined at a
 * price that has long changed.
 */
export function isRiskyDeadline(deadlineSeconds: number): boolean {
  return deadlineSeconds > RISKY_ABOVE_SECONDS;
}

/**
 * Parses a deadline in whole minutes, into seconds.
 *
 * @returns undefined for zero, for part of a minute, and for every other text.
 * @example
 * parseDeadlineMinutes('20') // 1200
 */
export function parseDeadlineMinutes(text: string): number | undefined {
  if (!/^[0-9]+$/.test(text.trim())) return undefined;
  const minutes = Number(text);
  return minutes > 0 && minutes <= MAX_MINUTES ? minutes * MINUTE_SECONDS : undefined;
}

/** A deadline setting in minutes. */
export function minutesOf(deadlineSeconds: number): number {
  return deadlineSeconds / MINUTE_SECONDS;
}
