import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { landingHref } from '@/lib/migration/migrationHref';
import { addHref } from '@/lib/navigation/liquidityPaths';
import type { Farm } from '@/lib/rewards/farmCatalogue';
import { hasNotBegun } from '@/lib/rewards/rewardEnd';
import type { RewardScreen } from '@/lib/rewards/useRewardScreen';
import { currencyId } from '@/lib/tokens/currency';
import { unwrapped } from '@/lib/tokens/wrapped';

type Props = {
  farm: Farm;
  screen: RewardScreen;
  /** The symbols of its tokens. */
  pair: string;
};

/** What an account has to know, or could do, before it uses a farm's forms. */
export function FarmBanners({ farm, screen, pair }: Props) {
  const t = useTranslations('farm');
  const { staked, balance, figures, hasFailed } = screen;
  const [first, second] = farm.tokens.map((token) => currencyId(unwrapped(token)));
  const hasNone = staked?.raw === 0n && balance?.raw === 0n;
  const hasStake = staked !== undefined && staked.raw > 0n;
  const migration = hasStake ? landingHref(farm) : undefined;
  return (
    <>
      {hasFailed && <Notice tone="warning">{t(staked ? 'failedPartly' : 'failed')}</Notice>}
      {hasNone && !hasFailed && !figures?.isFinished && (
        <Notice tone="plain">
          <strong>{t('step')}</strong>
          {t('stepText', { pair })}
          <ButtonLink variant="secondary" href={addHref('add', first, second)}>
            {t('stepAction', { pair })}
          </ButtonLink>
        </Notice>
      )}
      {migration && (
        <Notice tone="plain">
          {t('migrate')}
          <ButtonLink variant="secondary" href={migration}>
            {t('migrateAction')}
          </ButtonLink>
        </Notice>
      )}
      {figures && hasNotBegun(figures) && <Notice tone="warning">{t('notBegun')}</Notice>}
      {figures?.isFinished && <Notice tone="warning">{t('ended')}</Notice>}
    </>
  );
}
