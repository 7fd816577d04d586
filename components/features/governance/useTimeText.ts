import { useLocale } from 'next-intl';

/** A time in the user's own time zone, to the minute. */
export function useTimeText(): (seconds: bigint) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (seconds) => format.format(Number(seconds) * 1000);
}
