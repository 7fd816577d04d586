import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type Address, isAddressEqual } from 'viem';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import * as styles from '@/components/transactions/review/Review.css';
import type { ReviewState } from '@/components/transactions/session/useReview';
import { useChangeMark } from '@/components/ui/useChangeMark';
import type { Amount } from '@/lib/base/amounts/amount';
import { paidRounding } from '@/lib/base/amounts/paidRounding';
import { type Currency, isSameCurrency } from '@/lib/base/tokens/currency';
import { useIsAdded } from '@/lib/holdings/knownTokens/useIsAdded';
import { useBalances } from '@/lib/holdings/wallet/useBalances';
import { FullAddress } from './FullAddress';

const LOGO_SIZE = 40;

type Props = {
  label: string;
  amount: Amount;
  /** Whose balance it changes; the account's own by default. */
  owner?: Address | undefined;
  /** What is paid is rounded up; if that is more than the balance, down as the balance is. */
  rounding: 'up' | 'down';
  review: Pick<ReviewState, 'intent' | 'preview'> & Partial<Pick<ReviewState, 'isSuperseded'>>;
  /** What the amount is without, or comes with. */
  note?: ReactNode;
};

/**
 * One of the large amounts of a review. A change is marked for a moment; an amount that the
 * simulation contradicts, while it does.
 */
export function ReviewedAmount({ label, amount, owner, rounding, review, note }: Props) {
  const t = useTranslations('transactions');
  const marked = useChangeMark(String(amount.raw));
  const holder = owner ?? review.intent.account;
  const { simulation, failure, unavailable, shortfalls } = review.preview;
  const hasPreview = simulation !== undefined && !failure && unavailable === undefined;
  const isDisputed =
    hasPreview &&
    shortfalls.some(
      (one) => isSameCurrency(one.currency, amount.currency) && isAddressEqual(one.owner, holder),
    );
  const payer = rounding === 'up' ? holder : undefined;
  const [balance] = useBalances(amount.currency.chainId, payer, [amount.currency]);
  const shownAs = rounding === 'up' ? paidRounding(amount, balance?.raw) : 'down';
  const kind = isDisputed ? styles.disputed : styles.amount;
  return (
    <div className={styles.side}>
      <span className={styles.label}>{label}</span>
      <span className={[kind, marked].join(' ').trim()}>
        <CurrencyAmount amount={amount} rounding={shownAs} />{' '}
        {/* Current prices say nothing about an outdated amount. */}
        {!review.isSuperseded && <UsdValue amount={amount} />}
      </span>
      <TokenLogo currency={amount.currency} size={LOGO_SIZE} />
      {note}
      {isDisputed && <span className={styles.added}>{t('disputed')}</span>}
      <AddedByYou currency={amount.currency} />
    </div>
  );
}

/** Marks a token that the user has added and no list has, with its contract's address. */
function AddedByYou({ currency }: { currency: Currency }) {
  const t = useTranslations('tokens');
  const isAdded = useIsAdded(currency);
  if (currency.type === 'native' || !isAdded) return null;
  return (
    <span className={styles.added}>
      {t('addedByYou')} · <FullAddress address={currency.address} />
    </span>
  );
}
