import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { RewardIntroSkeleton } from '@/components/parts/rewards/RewardIntroSkeleton';
import { RewardSkeleton } from '@/components/parts/rewards/RewardSkeleton';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { FactsBesideForm } from '@/components/ui/FactsBesideForm';
import { pairText } from '@/lib/base/tokens/pairText';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { FarmApr } from './FarmApr';
import { FarmFiguresSkeleton } from './FarmFiguresSkeleton';
import { FarmIntro } from './FarmIntro';

/** The place of a farm that is being read. Its pair is known once its address is. */
export function FarmSkeleton({ farm }: { farm: Farm | undefined }) {
  const t = useTranslations('farm');
  if (farm) return <NamedSkeleton farm={farm} />;
  return (
    <FactsBesideForm
      label={t('title')}
      intro={<RewardIntroSkeleton title={t('title')} hasParts />}
      facts={<FarmFiguresSkeleton />}
    >
      <PageTitle screen={t('title')} />
      <CardSkeleton />
    </FactsBesideForm>
  );
}

function NamedSkeleton({ farm }: { farm: Farm }) {
  const t = useTranslations('farm');
  const symbolText = useSymbolText();
  const [first, second] = farm.tokens;
  const currencies = [unwrapped(first), unwrapped(second)] as const;
  const pair = pairText(currencies.map(symbolText));
  return (
    <FactsBesideForm
      label={pair}
      intro={
        <FarmIntro title={pair} version={farm.version} currencies={currencies}>
          <FarmApr aprs={undefined} hasFailed={false} />
        </FarmIntro>
      }
      facts={<FarmFiguresSkeleton />}
    >
      <PageTitle screen={t('pairTitle', { pair })} />
      <CardSkeleton />
    </FactsBesideForm>
  );
}

function CardSkeleton() {
  const t = useTranslations('farm');
  return (
    <RewardSkeleton
      label={t('loading')}
      words="deposit"
      title={t('yourDeposit')}
      terms={[t('deposited'), t('inPool'), t('unstaked')]}
    />
  );
}
