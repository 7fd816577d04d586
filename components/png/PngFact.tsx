import { useLocale, useTranslations } from 'next-intl';
import { ExactAmount } from '@/components/tokens/ExactAmount';
import { UsdValue } from '@/components/tokens/UsdValue';
import { Fact } from '@/components/ui/Facts';
import { Skeleton } from '@/components/ui/Skeleton';
import { amountOf, asFraction } from '@/lib/amounts/amount';
import { formatPlaces } from '@/lib/amounts/formatPlaces';
import type { Token } from '@/lib/tokens/token';
import * as styles from './PngDialog.css';

type Props = {
  term: string;
  png: Token | undefined;
  /** In the smallest unit; undefined while unknown, null where nobody tells it. */
  raw: bigint | null | undefined;
  /** Digits after the point. */
  places: number;
  /** Whether its value in dollars stands beside it. */
  hasUsd?: boolean;
};

/** An amount of PNG with its term, rounded down. */
export function PngFact({ term, png, raw, places, hasUsd = false }: Props) {
  const t = useTranslations('png');
  const wallet = useTranslations('wallet');
  const locale = useLocale();
  if (raw === null) {
    return (
      <Fact term={term}>
        <span className={styles.quiet}>{t('unknown')}</span>
      </Fact>
    );
  }
  if (png === undefined || raw === undefined) {
    return (
      <Fact term={term}>
        <Skeleton characters={places === 0 ? 15 : 12} />
      </Fact>
    );
  }
  const amount = amountOf(png, raw);
  const text = formatPlaces(asFraction(amount), { places, rounding: 'down', locale });
  return (
    <Fact term={term}>
      <span className={styles.figure}>
        {hasUsd && <UsdValue amount={amount} />}
        <ExactAmount amount={amount}>{wallet('pngBalance', { amount: text })}</ExactAmount>
      </span>
    </Fact>
  );
}
