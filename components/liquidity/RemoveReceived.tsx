import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { PriceLine } from '@/components/tokens/PriceLine';
import { TokenLogo } from '@/components/tokens/TokenLogo';
import { UsdValue } from '@/components/tokens/UsdValue';
import { useSymbolText } from '@/components/tokens/useSymbolText';
import { Fact, Facts } from '@/components/ui/Facts';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { PageLink } from '@/components/ui/PageLink';
import { Skeleton } from '@/components/ui/Skeleton';
import type { Amount } from '@/lib/amounts/amount';
import type { RemoveState } from '@/lib/liquidity/useRemoveScreen';
import { removalHref } from '@/lib/navigation/liquidityPaths';
import { type Currency, currencyId, nativeCurrency } from '@/lib/tokens/currency';
import { isSameToken } from '@/lib/tokens/token';
import { wrappedNative } from '@/lib/tokens/wrapped';
import * as styles from './RemoveReceived.css';

/** Loaded with the first token that is known to take a fee. */
const TransferFeeNote = lazyComponent(() =>
  import('./TransferFeeNote').then((loaded) => loaded.TransferFeeNote),
);

const LOGO_SIZE = 24;
const NOT_KNOWN = '–';

type Props = {
  state: RemoveState;
  /** Whether the amounts already have their own fields. */
  isShort: boolean;
};

/** The amounts that a removal gives, as AVAX or WAVAX, and the price between them. */
export function RemoveReceived({ state, isShort }: Props) {
  const t = useTranslations('liquidity');
  const words = useTranslations('removal');
  const { account, currencyA, currencyB, position, removed, fees } = state;
  const { price, pairStatus, poolState } = state;
  const isOwnUnknown = account !== undefined && poolState === 'live' && position === undefined;
  const isWaiting = pairStatus === 'loading' || isOwnUnknown;
  const other = currencyA && currencyB && inOtherForm(currencyA, currencyB);
  return (
    <>
      <div className={isShort ? styles.short : styles.panel}>
        <div className={styles.head}>
          {!isShort && <span className={styles.label}>{words('youReceive')}</span>}
          {other && (
            <PageLink href={other.href} className={styles.link}>
              {words('receiveInstead', { symbol: other.symbol })}
            </PageLink>
          )}
        </div>
        {!isShort && (
          <>
            <ReceivedRow currency={currencyA} amount={removed?.amounts[0]} fees={fees[0]} />
            <ReceivedRow currency={currencyB} amount={removed?.amounts[1]} fees={fees[1]} />
          </>
        )}
      </div>
      <Facts>
        <Fact term={t('price')}>
          {price && <PriceLine price={price} />}
          {!price && (isWaiting ? <Skeleton characters={16} /> : NOT_KNOWN)}
        </Fact>
      </Facts>
    </>
  );
}

type RowProps = {
  currency: Currency | undefined;
  amount: Amount | undefined;
  fees: readonly number[];
};

function ReceivedRow({ currency, amount, fees }: RowProps) {
  const symbolText = useSymbolText();
  return (
    <div className={styles.row}>
      {currency && <TokenLogo currency={currency} size={LOGO_SIZE} />}
      <span className={styles.amount}>
        {amount ? <CurrencyAmount amount={amount} /> : currency && symbolText(currency)}
      </span>
      <UsdValue amount={amount} />
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
      symbol: other.symbol,
      href: removalHref(currencyId(otherA ?? currencyA), currencyId(otherB ?? currencyB)),
    }
  );
}

function otherForm(currency: Currency): Currency | undefined {
  const wavax = wrappedNative(currency.chainId);
  if (currency.type === 'native') return wavax;
  return isSameToken(currency, wavax) ? nativeCurrency(currency.chainId) : undefined;
}
