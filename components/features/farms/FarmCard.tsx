import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/frame/layout/PageTitle';
import { EarnedPanel } from '@/components/parts/rewards/EarnedPanel';
import { RewardForms } from '@/components/parts/rewards/RewardForms';
import type { RewardView } from '@/components/parts/rewards/rewardView';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Card } from '@/components/ui/Card';
import { PageLink } from '@/components/ui/PageLink';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { useFarmWorth } from '@/lib/exchange/rewards/farms/useFarmWorth';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import { useRewardScreen } from '@/lib/exchange/rewards/positions/useRewardScreen';
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
