import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { RewardIntroSkeleton } from '@/components/parts/rewards/RewardIntroSkeleton';
import { RewardSkeleton } from '@/components/parts/rewards/RewardSkeleton';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { FactsBesideForm } from '@/components/ui/FactsBesideForm';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { FarmApr } from './FarmApr';
import { FarmIntro } from './FarmIntro';

/** The place of a farm that is being read. Its pair is known once its address is. */
export function FarmSkeleton({ farm }: { farm: Farm | undefined }) {
  const t = useTranslations('farm');
  if (farm) return <NamedSkeleton farm={farm} />;
  return (
    <FactsBesideForm label={t('title')} intro={<RewardIntroSkeleton title={t('title')} hasParts />}>
      <PageTitle screen={t('title')} />
      <RewardSkeleton label={t('loading')} />
    </FactsBesideForm>
  );
}

function NamedSkeleton({ farm }: { farm: Farm }) {
  const t = useTranslations('farm');
  const symbolText = useSymbolText();
  const [first, second] = farm.tokens;
  const currencies = [unwrapped(first), unwrapped(second)] as const;
  const pair = currencies.map(symbolText).join(' / ');
  return (
    <FactsBesideForm
      label={pair}
      intro={
        <FarmIntro title={pair} version={farm.version} currencies={currencies}>
          <FarmApr aprs={undefined} hasFailed={false} />
        </FarmIntro>
      }
    >
      <PageTitle screen={t('pairTitle', { pair })} />
      <RewardSkeleton label={t('loading')} />
    </FactsBesideForm>
  );
}
