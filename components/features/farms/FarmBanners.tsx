import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import { currencyId } from '@/lib/base/tokens/currency';
import { mapPair } from '@/lib/base/tokens/mapPair';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';
import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { hasNotBegun } from '@/lib/exchange/rewards/pools/rewardEnd';
import { isPaying } from '@/lib/exchange/rewards/pools/rewardState';
import { landingHref } from '@/lib/features/migration/successor';
import { addHref } from '@/lib/site/navigation/liquidityPaths';
import { FarmBanner } from './FarmBanner';

type Props = {
  farm: Farm;
  state: Pick<RewardScreenState, 'staked' | 'balance' | 'figures' | 'hasFailed'>;
  /** Whether the account can claim something, which is then the next step. */
  hasClaim: boolean;
  /** The symbols of its tokens. */
  pair: string;
};

/** What an account has to know, or could do, before it uses a farm's forms. */
export function FarmBanners({ farm, state, hasClaim, pair }: Props) {
  const t = useTranslations('farm');
  const { staked, balance, figures, hasFailed } = state;
  const [first, second] = mapPair(farm.tokens, (token) => currencyId(unwrapped(token)));
  const hasNone = staked?.raw === 0n && balance?.raw === 0n;
  const hasStake = staked !== undefined && staked.raw > 0n;
  const migration = hasStake ? landingHref(farm) : undefined;
  return (
    <>
      {hasFailed && <Notice tone="warning">{t(staked ? 'failedPartly' : 'failed')}</Notice>}
      {hasNone && isPaying(figures) && (
        <FarmBanner
          title={t('step')}
          href={addHref('add', first, second)}
          action={t('stepAction', { pair })}
          isNext={!hasClaim}
        />
      )}
      {migration && (
        <FarmBanner title={t('migrate')} href={migration} action={t('migrateAction')}>
          {t('migrateText')}
        </FarmBanner>
      )}
      {figures?.period === 'extraOnly' && <Notice tone="plain">{t('extraOnly')}</Notice>}
      {figures && hasNotBegun(figures) && <Notice tone="warning">{t('notBegun')}</Notice>}
      {figures?.period === 'finished' && <Notice tone="warning">{t('ended')}</Notice>}
    </>
  );
}
