import { useTranslations } from 'next-intl';
import { FiguresAge } from '@/components/parts/figuresAge/FiguresAge';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { PageLink } from '@/components/ui/PageLink';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Amount } from '@/lib/base/amounts/amount';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import { otherForm } from '@/lib/base/tokens/wrapped';
import type { RemoveState } from '@/lib/features/liquidity/useRemoveScreen';
import { removalHref } from '@/lib/site/navigation/liquidityPaths';
import * as styles from './RemoveReceived.css';

/** Loaded with the first token that is known to take a fee. */
const TransferFeeNote = lazyPart(
  () => import('@/components/features/liquidity/TransferFeeNote'),
  'TransferFeeNote',
);

const LOGO_SIZE = 32;
const AMOUNT_CHARACTERS = 7;

type Props = {
  state: RemoveState;
  /** Whether the amounts already have their own fields. */
  isShort: boolean;
};

/** The amounts that a removal returns, as AVAX or WAVAX. */
export function RemoveReceived({ state, isShort }: Props) {
  const t = useTranslations('removal');
  const symbolText = useSymbolText();
  const { currencyA, currencyB, removed, fees, isWaiting } = state;
  const other = currencyA && currencyB && inOtherForm(currencyA, currencyB);
  return (
    <>
      <div className={isShort ? styles.short : styles.panel}>
        <div className={styles.head}>
          {!isShort && <span className={styles.label}>{t('youReceive')}</span>}
          {other && (
            <PageLink href={other.href} className={styles.link}>
              {t('receiveInstead', { symbol: symbolText(other.currency) })}
            </PageLink>
          )}
        </div>
        {!isShort &&
          [currencyA, currencyB].map((currency, index) => (
            <ReceivedRow
              key={currency ? currencyId(currency) : index}
              currency={currency}
              amount={removed?.amounts[index]}
              isWaiting={isWaiting}
              fees={fees[index] ?? []}
            />
          ))}
      </div>
      <FiguresAge chainId={state.chainId} />
    </>
  );
}

type RowProps = {
  currency: Currency | undefined;
  amount: Amount | undefined;
  isWaiting: boolean;
  fees: readonly number[];
};

function ReceivedRow({ currency, amount, isWaiting, fees }: RowProps) {
  const symbolText = useSymbolText();
  return (
    <div className={styles.row}>
      {currency && <TokenLogo currency={currency} size={LOGO_SIZE} />}
      <span className={amount?.raw === 0n ? `${styles.amount} ${styles.nothing}` : styles.amount}>
        {amount && <CurrencyAmount amount={amount} />}
        {!amount && isWaiting && <Skeleton characters={AMOUNT_CHARACTERS} />}{' '}
        {!amount && currency && symbolText(currency)}
      </span>
      <span className={styles.value}>
        <UsdValue amount={amount} />
      </span>
      {fees.length > 0 && <TransferFeeNote fees={fees} />}
    </div>
  );
}

/** The same pair with WAVAX for AVAX, or the reverse; undefined for a pair with neither. */
function inOtherForm(currencyA: Currency, currencyB: Currency) {
  const [otherA, otherB] = [otherForm(currencyA), otherForm(currencyB)];
  const other = otherA ?? otherB;
  return (
    other && {
      currency: other,
      href: removalHref(currencyId(otherA ?? currencyA), currencyId(otherB ?? currencyB)),
    }
  );
}
