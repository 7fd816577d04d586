import { useTranslations } from 'next-intl';
import { useKnownTokens } from '@/lib/lists/useKnownTokens';
import type { Currency } from '@/lib/tokens/currency';
import { isSameToken } from '@/lib/tokens/token';
import { FullAddress } from './FullAddress';
import * as styles from './Review.css';

/** Marks a token that the user has added and no list has, with its contract's address. */
export function AddedByYou({ currency }: { currency: Currency }) {
  const t = useTranslations('tokens');
  const { added } = useKnownTokens(currency.chainId);
  if (currency.type === 'native') return null;
  if (!added.some((token) => isSameToken(token, currency))) return null;
  return (
    <span className={styles.added}>
      {t('addedByYou')} · <FullAddress address={currency.address} />
    </span>
  );
}
