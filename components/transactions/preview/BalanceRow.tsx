import { useLocale, useTranslations } from 'next-intl';
import { ExactAmount } from '@/components/parts/tokens/ExactAmount';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { NOT_KNOWN } from '@/components/ui/notKnown';
import { Skeleton } from '@/components/ui/Skeleton';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatAmount } from '@/lib/base/amounts/formatAmount';
import { formatChanged } from '@/lib/base/amounts/formatDistinct';
import { paidRounding } from '@/lib/base/amounts/paidRounding';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import type { Currency } from '@/lib/base/tokens/currency';
import type { BalanceChange } from '@/lib/transactions/simulation/simulation';
import * as styles from './AfterTransaction.css';

/** How one balance changes: the difference, and from what to what. */
export function BalanceRow({ change, isOwn }: { change: BalanceChange; isOwn: boolean }) {
  const t = useTranslations('preview');
  const symbolText = useSymbolText();
  const { currency, before, after } = change;
  const difference = before === undefined ? 0n : after - before;
  return (
    <div className={styles.row}>
      <dt className={styles.name}>
        <bdi className={styles.symbol} translate="no">
          {symbolText(currency)}
        </bdi>
        {!isOwn && <span className={styles.faint}>{t('ofRecipient')}</span>}
      </dt>
      <dd className={styles.figures}>
        {before === undefined ? (
          NOT_KNOWN
        ) : (
          <>
            <SignedAmount currency={currency} difference={difference} before={before} />
            <FromTo currency={currency} before={before} after={after} />
          </>
        )}
      </dd>
    </div>
  );
}

type FromToProps = {
  currency: Currency;
  /** In the smallest unit, as `after`. */
  before: bigint;
  after: bigint;
};

/** A balance before and after, with the same number of decimals, except zeros alone. */
function FromTo({ currency, before, after }: FromToProps) {
  const t = useTranslations('preview');
  const locale = useLocale();
  const balances = [amountOf(currency, before), amountOf(currency, after)] as const;
  const size = amountOf(currency, after < before ? before - after : after - before);
  const [beforeText, afterText] = formatChanged(balances, size, locale);
  return (
    <span className={styles.fromTo}>
      {t.rich('fromTo', {
        before: () => <ExactAmount amount={balances[0]}>{beforeText}</ExactAmount>,
        after: () => <ExactAmount amount={balances[1]}>{afterText}</ExactAmount>,
      })}
    </span>
  );
}

/** The place of a row that is not known yet. */
export function WaitingRow({ currency }: { currency: Currency }) {
  const symbolText = useSymbolText();
  return (
    <div className={styles.row}>
      <dt className={styles.symbol} translate="no">
        {symbolText(currency)}
      </dt>
      <dd className={styles.figures}>
        <Skeleton characters={14} />
      </dd>
    </div>
  );
}

type SignedProps = {
  currency: Currency;
  /** In the smallest unit. */
  difference: bigint;
  /** The balance before, in the smallest unit. */
  before: bigint;
};

/**
 * A difference of a balance, with its sign. What is paid is rounded up, unless that is more than
 * the balance, and what is received down.
 */
function SignedAmount({ currency, difference, before }: SignedProps) {
  const locale = useLocale();
  const symbolText = useSymbolText();
  const isPaid = difference < 0n;
  const amount = amountOf(currency, isPaid ? -difference : difference);
  const sign = signOf(difference);
  const rounding = isPaid ? paidRounding(amount, before) : 'down';
  const digits = formatAmount(amount, { rounding, locale });
  return (
    <ExactAmount amount={amount} sign={sign}>
      {withSymbol(`${sign}${digits}`, symbolText(currency))}
    </ExactAmount>
  );
}

function signOf(difference: bigint): string {
  if (difference === 0n) return '';
  return difference < 0n ? '−' : '+';
}
