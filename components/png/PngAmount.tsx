import { useLocale, useTranslations } from 'next-intl';
import { ExactAmount } from '@/components/tokens/ExactAmount';
import { amountOf, asFraction } from '@/lib/amounts/amount';
import { formatPlaces } from '@/lib/amounts/formatPlaces';
import type { Token } from '@/lib/tokens/token';

type Props = {
  png: Token;
  /** In the smallest unit. */
  raw: bigint;
  /** Digits after the point. */
  places: number;
};

/** An amount of PNG with a fixed number of digits after the point, rounded down. */
export function PngAmount({ png, raw, places }: Props) {
  const t = useTranslations('wallet');
  const locale = useLocale();
  const amount = amountOf(png, raw);
  return (
    <ExactAmount amount={amount}>
      {t('pngBalance', {
        amount: formatPlaces(asFraction(amount), { places, rounding: 'down', locale }),
      })}
    </ExactAmount>
  );
}
