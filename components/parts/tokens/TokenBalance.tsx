import { useLocale, useTranslations } from 'next-intl';
import { NOT_KNOWN } from '@/components/ui/notKnown';
import { Skeleton } from '@/components/ui/Skeleton';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatBalance, formatExactAmount } from '@/lib/base/amounts/formatAmount';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import type { Currency } from '@/lib/base/tokens/currency';
import { type ReadState, resultOf } from '@/lib/chain/reads/readState';
import { stableTokens } from '@/lib/exchange/pairs/usdPrice';
import { useUsdPrice } from '@/lib/exchange/pairs/useUsdPrice';
import * as styles from './TokenRow.css';
import { UsdValue } from './UsdValue';

type Props = {
  currency: Currency;
  balance: ReadState<bigint>;
  /** Whether a value in dollars is shown: the balance is above zero, its decimals are confirmed. */
  isValued: boolean;
};

/**
 * The balance of a currency, to 4 significant digits, above its value in dollars; to its last digit
 * on hover and focus of its row.
 */
export function TokenBalance({ currency, balance, isValued }: Props) {
  const t = useTranslations('tokens');
  const locale = useLocale();
  const { price, isLoading } = useUsdPrice(isValued ? currency : undefined);
  // A test network has no dollar token: nothing there has a price.
  const isUnpriced = !price && !isLoading && stableTokens(currency.chainId).length > 0;
  const raw = resultOf(balance);
  if (balance.status === 'loading') return <Skeleton characters={6} />;
  if (raw === undefined) return <span className={styles.balance}>{NOT_KNOWN}</span>;
  const amount = amountOf(currency, raw);
  const text = formatBalance(amount, { digits: SHORT_DIGITS, locale });
  const exact = formatExactAmount(amount, locale);
  return (
    <>
      <span className={styles.balance}>
        <span className={styles.digits} translate="no">
          {text}
        </span>
        {isValued &&
          (isUnpriced ? (
            <span className={styles.unpriced}>{t('noPrice')}</span>
          ) : (
            <UsdValue amount={amount} keepsRoom />
          ))}
      </span>
      {exact !== text && (
        <span className={styles.exact} translate="no">
          {exact}
        </span>
      )}
    </>
  );
}
