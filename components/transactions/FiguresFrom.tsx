import { useLocale, useTranslations } from 'next-intl';
import { Fact } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';
import type { ChainId } from '@/lib/networks/network';
import { useOldestFigure } from '@/lib/reads/useOldestFigure';

/** In a review: the block of its figures, and their age. */
export function FiguresFrom({ chainId }: { chainId: ChainId }) {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const { block, ageSeconds } = useOldestFigure(chainId);
  return (
    <Fact term={t('figuresFrom')}>
      {block === undefined || ageSeconds === undefined ? (
        <Skeleton characters={20} />
      ) : (
        t('figuresFromText', { block: block.toLocaleString(locale), seconds: ageSeconds })
      )}
    </Fact>
  );
}
