import { useLocale, useTranslations } from 'next-intl';
import { TippedText } from '@/components/ui/TippedText';
import { formatMoment } from '@/lib/base/time/formatDate';
import { dateOf } from '@/lib/base/time/monotonicMs';
import { MINUTE_SECONDS } from '@/lib/base/time/seconds';
import type { ShownFreshness } from '@/lib/chain/reads/useFreshness';

const IN_MINUTES_FROM = 2 * MINUTE_SECONDS;

type Props = {
  age: Pick<ShownFreshness, 'readAtMs' | 'ageSeconds'>;
  /** Whether there are no words around the age. */
  isShort?: boolean;
};

/**
 * How old figures are, with the moment as a tip: in seconds, from two minutes on in whole minutes,
 * rounded down. Nothing while they are fresh.
 */
export function AgeText({ age: { readAtMs, ageSeconds: seconds }, isShort }: Props) {
  const t = useTranslations('frame');
  const locale = useLocale();
  if (readAtMs === undefined || seconds === undefined) return null;
  const minutes = seconds < IN_MINUTES_FROM ? 0 : Math.floor(seconds / MINUTE_SECONDS);
  return (
    <TippedText tip={formatMoment(dateOf(readAtMs), locale)}>
      {t(isShort ? 'age' : 'figuresFrom', { seconds, minutes })}
    </TippedText>
  );
}
