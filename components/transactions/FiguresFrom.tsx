import { useLocale, useTranslations } from 'next-intl';
import { Fact } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';
import type { FiguresMoment } from '@/lib/reads/figuresMoment';
import { useEachSecond } from '@/lib/reads/useEachSecond';
import { elapsedMs } from '@/lib/rpc/elapsedMs';

const SECOND_MS = 1_000;

/** In a review: the block of its figures, and their age. */
export function FiguresFrom({ moment }: { moment: FiguresMoment | undefined }) {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const seconds = useEachSecond(
    undefined,
    () => moment && Math.floor((elapsedMs() - moment.readAtMs) / SECOND_MS),
  );
  return (
    <Fact term={t('figuresFrom')}>
      {moment === undefined || seconds === undefined ? (
        <Skeleton characters={20} />
      ) : (
        t('figuresFromText', { block: moment.block.toLocaleString(locale), seconds })
      )}
    </Fact>
  );
}
