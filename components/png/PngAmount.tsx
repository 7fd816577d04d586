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
  /** What is written while the figure counts up to the amount; by default the amount. */
  shown?: bigint;
};

/** An amount of PNG with a fixed number of digits after the point, rounded down. */
export function PngAmount({ png, raw, places, shown = raw }: Props) {
  const t = useTranslations('wallet');
  const locale = useLocale();
  const textOf = (written: bigint) =>
    t('pngBalance', {
      amount: formatPlaces(asFraction(amountOf(png, written)), {
        places,
        rounding: 'down',
        locale,
      }),
    });
  return (
    <ExactAmount amount={amountOf(png, raw)} readAs={textOf(raw)}>
      {textOf(shown)}
    </ExactAmount>
  );
}
