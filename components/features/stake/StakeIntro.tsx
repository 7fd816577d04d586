import { useTranslations } from 'next-intl';
import { AprHero } from '@/components/parts/rewards/AprHero';
import { AwaitedFigure } from '@/components/parts/rewards/AwaitedFigure';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { BackLink } from '@/components/ui/BackLink';
import * as styles from '@/components/ui/subjectHead.css';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';
import type { Stake } from '@/lib/exchange/rewards/stakes/stakeCatalogue';
import { useStakeApr } from '@/lib/exchange/rewards/stakes/useStakeApr';
import { StakeAprFigure } from './StakeAprFigure';
import { STAKES_PATH } from './stakesPath';

const LOGO_SIZE = 36;

type Props = { stake: Stake; title: string; state: RewardScreenState };

/** The head of a stake's screen: the way to the others, its reward, and what it pays in a year. */
export function StakeIntro({ stake, title, state: { figures, hasFailed } }: Props) {
  const t = useTranslations('stake');
  const apr = useStakeApr(stake, figures);
  return (
    <>
      <BackLink href={STAKES_PATH}>{t('all')}</BackLink>
      <div className={styles.head}>
        <TokenLogo currency={stake.pool.rewardToken} size={LOGO_SIZE} />
        <h1 className={styles.title}>{title}</h1>
      </div>
      <AprHero term={t('apr')} isKnown={typeof apr === 'object'}>
        {apr === undefined ? (
          <AwaitedFigure hasFailed={hasFailed} characters={5} />
        ) : (
          <StakeAprFigure apr={apr} />
        )}
      </AprHero>
    </>
  );
}
