import { useLocale, useTranslations } from 'next-intl';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { EarnedPanel } from '@/components/parts/rewards/EarnedPanel';
import { OwnFigure } from '@/components/parts/rewards/OwnFigure';
import { RewardForms } from '@/components/parts/rewards/RewardForms';
import type { RewardView } from '@/components/parts/rewards/rewardView';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Card } from '@/components/ui/Card';
import { PageLink } from '@/components/ui/PageLink';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import {
  type LiquidityValue,
  useLiquidityValue,
} from '@/lib/exchange/rewards/farms/useLiquidityValue';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import {
  type RewardScreen,
  useRewardScreen,
} from '@/lib/exchange/rewards/positions/useRewardScreen';
import { FarmBanners } from './FarmBanners';
import { FarmFigures } from './FarmFigures';
import * as styles from './FarmScreen.css';

const LOGO_SIZE = 28;

type Props = { farm: Farm; pool: RewardPool };

/** A farm: what it pays, what the account has in it, and the forms that change that. */
export function FarmCard({ farm, pool }: Props) {
  const t = useTranslations('farm');
  const symbolText = useSymbolText();
  const screen = useRewardScreen(pool);
  const liquidityValueOf = useLiquidityValue(farm);
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
    value: ({ raw }) => <ValueLine value={liquidityValueOf(raw)} />,
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
            <OwnDeposit screen={screen} liquidityValueOf={liquidityValueOf} />
            <EarnedPanel screen={screen} />
          </>
        )}
        <RewardForms screen={screen} view={view} />
        <FarmFigures farm={farm} screen={screen} liquidityValueOf={liquidityValueOf} />
      </div>
    </Card>
  );
}

/** What pool tokens are worth: the two tokens that removing them returns, and dollars. */
function ValueLine({ value }: { value: LiquidityValue | undefined }) {
  const locale = useLocale();
  if (value === undefined) return null;
  const [a, b] = value.amounts.map(({ currency, raw }) => amountOf(unwrapped(currency), raw));
  return (
    <>
      {a && <CurrencyAmount amount={a} digits={SHORT_DIGITS} />} +{' '}
      {b && <CurrencyAmount amount={b} digits={SHORT_DIGITS} />}
      {value.usd && ` ${formatUsd(value.usd, locale)}`}
    </>
  );
}

type OwnDepositProps = {
  screen: RewardScreen;
  liquidityValueOf: (liquidity: bigint) => LiquidityValue | undefined;
};

/** The pool tokens that an account has in a farm and in its wallet, with what they are worth. */
function OwnDeposit({ screen, liquidityValueOf }: OwnDepositProps) {
  const t = useTranslations('farm');
  const { staked, balance, hasFailed, isBalanceUnreadable } = screen;
  const lineOf = (amount: Amount | undefined) => (
    <dd className={styles.below}>
      {amount && amount.raw > 0n && <ValueLine value={liquidityValueOf(amount.raw)} />}
    </dd>
  );
  return (
    <dl className={styles.own}>
      <OwnFigure term={t('deposited')} amount={staked} hasFailed={hasFailed}>
        {lineOf(staked)}
      </OwnFigure>
      <OwnFigure term={t('unstaked')} amount={balance} hasFailed={isBalanceUnreadable}>
        {lineOf(balance)}
      </OwnFigure>
    </dl>
  );
}
