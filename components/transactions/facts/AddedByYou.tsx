import { useTranslations } from 'next-intl';
import * as styles from '@/components/transactions/review/Review.css';
import type { Currency } from '@/lib/base/tokens/currency';
import { useIsAdded } from '@/lib/holdings/knownTokens/useIsAdded';
import { FullAddress } from './FullAddress';

/** Marks a token that the user has added and no list has, with its contract's address. */
export function AddedByYou({ currency }: { currency: Currency }) {
  const t = useTranslations('tokens');
  const isAdded = useIsAdded(currency);
  if (currency.type === 'native' || !isAdded) return null;
  return (
    <span className={styles.added}>
      {t('addedByYou')} · <FullAddress address={currency.address} />
    </span>
  );
}
