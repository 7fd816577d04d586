import { useLocale, useTranslations } from 'next-intl';
import { Fact } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';
import type { ChainId } from '@/lib/networks/network';
import { useReviewedFigures } from '@/lib/reads/useReviewedFigures';

type Props = {
  chainId: ChainId;
  /** Whether the figures of the review are those of the market now. */
  isCurrent: boolean;
};

/** In a review: the block of its figures, and their age. */
export function FiguresFrom({ chainId, isCurrent }: Props) {
  const t = useTranslations('transactions');
  const locale = useLocale();
  const { block, ageSeconds } = useReviewedFigures(chainId, isCurrent);
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
