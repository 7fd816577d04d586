import { useLocale, useTranslations } from 'next-intl';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { EarnedPanel } from '@/components/parts/rewards/EarnedPanel';
import { OwnHead } from '@/components/parts/rewards/OwnHead';
import { RewardForms } from '@/components/parts/rewards/RewardForms';
import type { RewardView } from '@/components/parts/rewards/rewardView';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { value as valueStyle } from '@/components/parts/tokens/UsdValue.css';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { card } from '@/components/ui/Card.css';
import { FactsBesideForm } from '@/components/ui/FactsBesideForm';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { pairText } from '@/lib/base/tokens/pairText';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import { rewardClaimTerms } from '@/lib/exchange/rewards/actions/claimTerms';
import { useRewardScreen } from '@/lib/exchange/rewards/actions/useRewardScreen';
import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { useAprsOfFarm } from '@/lib/exchange/rewards/farms/useAprsOfFarm';
import { useLiquidityValue } from '@/lib/exchange/rewards/farms/useLiquidityValue';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import { FarmApr } from './FarmApr';
import { FarmBanners } from './FarmBanners';
import { FarmFigures } from './FarmFigures';
import { FarmIntro } from './FarmIntro';
import { FarmResult } from './FarmResult';
import * as styles from './FarmScreen.css';
import { LiquidityValueLine } from './LiquidityValueLine';
import { OwnDeposit } from './OwnDeposit';

const LOGO_SIZE = 28;

type Props = { farm: Farm; pool: RewardPool };

/** A farm: what it pays, what the account has in it, and the forms that change that. */
export function FarmCard({ farm, pool }: Props) {
  const t = useTranslations('farm');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const state = useRewardScreen(pool);
  const liquidityValueOf = useLiquidityValue(farm);
  const { figures, staked } = state;
  const stakedUsd = figures && liquidityValueOf(figures.totalStaked)?.usd;
  const aprs = useAprsOfFarm(farm, state, stakedUsd);
  const [first, second] = farm.tokens;
  const currencies = [unwrapped(first), unwrapped(second)] as const;
  const pair = pairText(currencies.map(symbolText));
  const own = staked && liquidityValueOf(staked.raw);
  const view: RewardView = {
    words: 'deposit',
    mark: (
      <>
        <PairLogos currencies={currencies} size={LOGO_SIZE} />
        {symbolText(pool.stakingToken)}
      </>
    ),
    value: ({ raw }) => <LiquidityValueLine value={liquidityValueOf(raw)} />,
    fieldValue: ({ raw }) => {
      const usd = liquidityValueOf(raw)?.usd;
      return usd && <span className={valueStyle}>{formatUsd(usd, locale)}</span>;
    },
  };
  return (
    <FactsBesideForm
      label={pair}
      intro={
        <FarmIntro title={pair} version={farm.version} currencies={currencies}>
          <FarmApr aprs={aprs} hasFailed={state.hasFailed} />
        </FarmIntro>
      }
      facts={<FarmFigures farm={farm} state={state} stakedUsd={stakedUsd} />}
    >
      <PageTitle screen={t('pairTitle', { pair })} />
      <div className={card}>
        {state.account && (
          <OwnHead title={t('yourDeposit')}>
            {!staked && !state.hasFailed && <Skeleton characters={8} />}
            {own?.usd && formatUsd(own.usd, locale)}
          </OwnHead>
        )}
        <div className={styles.parts}>
          <FarmBanners
            farm={farm}
            state={state}
            hasClaim={rewardClaimTerms(state) !== undefined}
            pair={pair}
          />
          {state.account && <EarnedPanel state={state} />}
          <RewardForms state={state} view={view} />
          {state.account && <OwnDeposit state={state} liquidityValueOf={liquidityValueOf} />}
          {staked && staked.raw > 0n && <FarmResult farm={farm} />}
        </div>
      </div>
    </FactsBesideForm>
  );
}
