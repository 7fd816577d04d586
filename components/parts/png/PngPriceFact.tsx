import { useLocale, useTranslations } from 'next-intl';
import { Fact } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatPngPrice } from '@/lib/base/amounts/formatPngPrice';
import type { Price } from '@/lib/base/amounts/price';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import * as styles from './PngDialog.css';

/** What one PNG costs in AVAX, which its pool holds as WAVAX. The price is undefined while unknown, null if there is none. */
export function PngPriceFact({ price }: { price: Price | null | undefined }) {
  const t = useTranslations('png');
  const locale = useLocale();
  return (
    <Fact term={t('price')}>
      {price === undefined && <Skeleton characters={12} />}
      {price === null && <span className={styles.quiet}>{t('unknown')}</span>}
      {price &&
        withSymbol(formatPngPrice(price, locale), nativeCurrency(price.quote.chainId).symbol)}
    </Fact>
  );
}
