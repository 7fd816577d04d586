import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { figures } from '@/components/parts/rewards/AprHero.css';
import { RewardIntroSkeleton } from '@/components/parts/rewards/RewardIntroSkeleton';
import { RewardSkeleton } from '@/components/parts/rewards/RewardSkeleton';
import { FactsBesideForm } from '@/components/ui/FactsBesideForm';
import { Figure } from '@/components/ui/Figure';
import { Skeleton } from '@/components/ui/Skeleton';

/** The place of a stake until its address is read. */
export function StakeSkeleton() {
  const t = useTranslations('stake');
  return (
    <FactsBesideForm
      label={t('title')}
      intro={<RewardIntroSkeleton title={t('title')} />}
      facts={
        <div aria-hidden="true">
          <dl className={figures}>
            <Figure term={t('total')}>
              <Skeleton characters={14} />
            </Figure>
          </dl>
        </div>
      }
    >
      <PageTitle screen={t('title')} />
      <RewardSkeleton
        label={t('loading')}
        words="stake"
        title={t('ownStake')}
        terms={[t('ownStaked', { symbol: 'PNG' }), t('inWallet')]}
      />
    </FactsBesideForm>
  );
}
