import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/layout/PageTitle';
import { EarnedPanel } from '@/components/rewards/EarnedPanel';
import { RewardForms } from '@/components/rewards/RewardForms';
import type { RewardView } from '@/components/rewards/rewardView';
import { PairLogos } from '@/components/tokens/PairLogos';
import { useSymbolText } from '@/components/tokens/useSymbolText';
import { Card } from '@/components/ui/Card';
import { PageLink } from '@/components/ui/PageLink';
import { useFarmWorth } from '@/lib/farms/useFarmWorth';
import type { Farm } from '@/lib/rewards/farmCatalogue';
import type { RewardPool } from '@/lib/rewards/rewardPool';
import { useRewardScreen } from '@/lib/rewards/useRewardScreen';
import { unwrapped } from '@/lib/tokens/wrapped';
import { FarmBanners } from './FarmBanners';
import { FarmFigures } from './FarmFigures';
import * as styles from './FarmScreen.css';
import { LiquidityValue } from './LiquidityValue';
import { OwnDeposit } from './OwnDeposit';

const LOGO_SIZE = 28;

type Props = { farm: Farm; pool: RewardPool };

/** A farm: what it pays, what the account has in it, and the forms that change that. */
export function FarmCard({ farm, pool }: Props) {
  const t = useTranslations('farm');
  const symbolText = useSymbolText();
  const screen = useRewardScreen(pool);
  const worthOf = useFarmWorth(farm);
  const [first, second] = farm.tokens;
  const currencies = [unwrapped(first), unwrapped(second)] as const;
  const pair = currencies.map(symbolText).join(' / ');
  const view: RewardView = {
    words: 'deposit',
    mark: (
      <>
        <PairLogos currencies={currencies} size={LOGO_SIZE} />
        {symbolText(pool.stakingToken)}
      </>
    ),
    value: ({ raw }) => <LiquidityValue worth={worthOf(raw)} />,
  };
  return (
    <Card
      title={pair}
      action={
        <PageLink href={`/png/${farm.version}/`} className={styles.all}>
          {t('all')}
        </PageLink>
      }
    >
      <PageTitle screen={t('pairTitle', { pair })} />
      <div className={styles.parts}>
        <div className={styles.head}>
          <PairLogos currencies={currencies} size={LOGO_SIZE} />
          <span className={styles.quiet}>{t('version', { version: farm.version })}</span>
        </div>
        <FarmBanners farm={farm} screen={screen} pair={pair} />
        {screen.account && (
          <>
            <OwnDeposit screen={screen} worthOf={worthOf} />
            <EarnedPanel screen={screen} />
          </>
        )}
        <RewardForms screen={screen} view={view} />
        <FarmFigures farm={farm} screen={screen} worthOf={worthOf} />
      </div>
    </Card>
  );
}
