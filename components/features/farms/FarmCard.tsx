import { useLocale, useTranslations } from 'next-intl';
import { PageTitle } from '@/components/frame/layout/PageTitle';
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
import { SHORT_DIGITS } from '@/lib/base/amounts/decimalText';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { type LiquidityWorth, useFarmWorth } from '@/lib/exchange/rewards/farms/useFarmWorth';
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

/** What pool tokens are worth: the two tokens that removing them returns, and dollars. */
function LiquidityValue({ worth }: { worth: LiquidityWorth | undefined }) {
  const locale = useLocale();
  if (worth === undefined) return null;
  const [a, b] = worth.amounts.map(({ currency, raw }) => amountOf(unwrapped(currency), raw));
  return (
    <>
      {a && <CurrencyAmount amount={a} digits={SHORT_DIGITS} />} +{' '}
      {b && <CurrencyAmount amount={b} digits={SHORT_DIGITS} />}
      {worth.usd && ` ${formatUsd(worth.usd, locale)}`}
    </>
  );
}

type OwnDepositProps = {
  screen: RewardScreen;
  worthOf: (liquidity: bigint) => LiquidityWorth | undefined;
};

/** The pool tokens that an account has in a farm and in its wallet, with what they are worth. */
function OwnDeposit({ screen, worthOf }: OwnDepositProps) {
  const t = useTranslations('farm');
  const { staked, balance, hasFailed, isBalanceUnreadable } = screen;
  const worth = (amount: Amount | undefined) => (
    <dd className={styles.below}>
      {amount && amount.raw > 0n && <LiquidityValue worth={worthOf(amount.raw)} />}
    </dd>
  );
  return (
    <dl className={styles.own}>
      <OwnFigure term={t('deposited')} amount={staked} hasFailed={hasFailed}>
        {worth(staked)}
      </OwnFigure>
      <OwnFigure term={t('unstaked')} amount={balance} hasFailed={isBalanceUnreadable}>
        {worth(balance)}
      </OwnFigure>
    </dl>
  );
}
