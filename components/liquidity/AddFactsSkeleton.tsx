import { useTranslations } from 'next-intl';
import { Fact, Facts } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';

const FIGURE_CHARACTERS = 8;

/** The skeleton of an addition's facts, until their code is loaded. */
export function AddFactsSkeleton() {
  const t = useTranslations('liquidity');
  return (
    <Facts>
      {(['price', 'shareAfter', 'poolTokensReceived'] as const).map((term) => (
        <Fact key={term} term={t(term)}>
          <Skeleton characters={FIGURE_CHARACTERS} />
        </Fact>
      ))}
    </Facts>
  );
}
