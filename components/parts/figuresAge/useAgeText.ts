import { useTranslations } from 'next-intl';
import { MINUTE_SECONDS } from '@/lib/base/time/seconds';

const IN_MINUTES_FROM = 2 * MINUTE_SECONDS;

/** Says how old figures are: in seconds, from two minutes on in whole minutes, rounded down. */
export function useAgeText(): (seconds: number) => string {
  const t = useTranslations('frame');
  return (seconds) => t('figuresFrom', ageOf(seconds));
}

/** The same age without words around it. */
export function useShortAgeText(): (seconds: number) => string {
  const t = useTranslations('frame');
  return (seconds) => t('age', ageOf(seconds));
}

function ageOf(seconds: number) {
  return { seconds, minutes: seconds < IN_MINUTES_FROM ? 0 : Math.floor(seconds / MINUTE_SECONDS) };
}
