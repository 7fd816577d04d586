import { useLocale } from 'next-intl';
import { ExactAmount } from '@/components/parts/tokens/ExactAmount';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatPng } from '@/lib/base/amounts/formatPng';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import type { Token } from '@/lib/base/tokens/token';

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
  const locale = useLocale();
  const textOf = (written: bigint) =>
    withSymbol(formatPng(amountOf(png, written), places, locale), shortSymbol(png.symbol));
  return (
    <ExactAmount amount={amountOf(png, raw)} readAs={textOf(raw)}>
      {textOf(shown)}
    </ExactAmount>
  );
}
