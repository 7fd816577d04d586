import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { RewardIntroSkeleton } from '@/components/parts/rewards/RewardIntroSkeleton';
import { RewardSkeleton } from '@/components/parts/rewards/RewardSkeleton';
import { FactsBesideForm } from '@/components/ui/FactsBesideForm';

/** The place of a stake until its address is read. */
export function StakeSkeleton() {
  const t = useTranslations('stake');
  return (
    <FactsBesideForm label={t('title')} intro={<RewardIntroSkeleton title={t('title')} />}>
      <PageTitle screen={t('title')} />
      <RewardSkeleton label={t('loading')} />
    </FactsBesideForm>
  );
}
