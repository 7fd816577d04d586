import { useLocale } from 'next-intl';
import { formatDateTime, formatDay } from '@/lib/base/time/formatDate';

/** A time in the user's own time zone, to the minute. */
export function useTimeText(): (seconds: bigint) => string {
  const locale = useLocale();
  return (seconds) => formatDateTime(Number(seconds) * 1000, locale);
}

/** The day of a time in the user's own time zone. */
export function useDayText(): (seconds: bigint) => string {
  const locale = useLocale();
  return (seconds) => formatDay(Number(seconds) * 1000, locale);
}
