import { useLocale } from 'next-intl';
import { Skeleton } from '@/components/ui/Skeleton';
import { amountOf } from '@/lib/amounts/amount';
import { SHORT_DIGITS } from '@/lib/amounts/decimalText';
import { formatBalance, formatExactAmount } from '@/lib/amounts/formatAmount';
import { type ReadOutcome, resultOf } from '@/lib/reads/readOutcome';
import type { Currency } from '@/lib/tokens/currency';
import * as styles from './TokenRow.css';
import { UsdValue } from './UsdValue';

const UNREADABLE = '–';

type Props = {
  currency: Currency;
  balance: ReadOutcome<bigint>;
  /** Whether a value in dollars is shown: the balance is above zero, its decimals are confirmed. */
  isValued: boolean;
};

/**
 * The balance of a currency, to 4 significant digits, above its value in dollars; to its last digit
 * on hover and focus of its row.
 */
export function TokenBalance({ currency, balance, isValued }: Props) {
  const locale = useLocale();
  const raw = resultOf(balance);
  if (balance.status === 'loading') return <Skeleton characters={6} />;
  if (raw === undefined) return <span className={styles.balance}>{UNREADABLE}</span>;
  const amount = amountOf(currency, raw);
  const text = formatBalance(amount, { digits: SHORT_DIGITS, locale });
  const exact = formatExactAmount(amount, locale);
  return (
    <>
      <span className={styles.balance}>
        <span className={styles.digits}>{text}</span>
        {isValued && <UsdValue amount={amount} isAlwaysThere />}
      </span>
      {exact !== text && <span className={styles.exact}>{exact}</span>}
    </>
  );
}
