import { useLocale, useTranslations } from 'next-intl';
import type { ReviewState } from '@/components/transactions/session/useReview';
import { Fact } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';
import { TippedText } from '@/components/ui/TippedText';
import { localizeDecimal } from '@/lib/base/amounts/localNumber';
import { formatMoment } from '@/lib/base/time/formatDate';
import { dateOf, monotonicMs } from '@/lib/base/time/monotonicMs';
import { useEachSecond } from '@/lib/base/time/useEachSecond';

const SECOND_MS = 1_000;

type Props = { review: Pick<ReviewState, 'figuresMoment' | 'isPreviewed'> };

/**
 * In a review: the age of its figures, and their block if no preview names one. A preview is of
 * the same block or a later one, and a review names one block only. A tip has the moment.
 */
export function FiguresFrom({ review: { figuresMoment: moment, isPreviewed } }: Props) {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const seconds = useEachSecond(
    () => moment && Math.floor((monotonicMs() - moment.readAtMs) / SECOND_MS),
  );
  return (
    <Fact term={t('figuresFrom')}>
      {moment === undefined || seconds === undefined ? (
        <Skeleton characters={20} />
      ) : (
        <TippedText tip={formatMoment(dateOf(moment.readAtMs), locale)}>
          {t(isPreviewed ? 'figuresAge' : 'figuresFromText', {
            block: localizeDecimal(String(moment.block), locale),
            seconds,
          })}
        </TippedText>
      )}
    </Fact>
  );
}
