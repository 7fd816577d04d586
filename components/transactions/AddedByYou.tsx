import { useTranslations } from 'next-intl';
import { useIsAdded } from '@/lib/knownTokens/useIsAdded';
import type { Currency } from '@/lib/tokens/currency';
import { FullAddress } from './FullAddress';
import * as styles from './Review.css';

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
