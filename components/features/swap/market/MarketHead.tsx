import { ArrowLeftRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { RouteLine } from '@/components/features/swap/RouteLine';
import { PriceChangeLine } from '@/components/parts/market/PriceChangeLine';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Skeleton } from '@/components/ui/Skeleton';
import { head, title } from '@/components/ui/subjectHead.css';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { formatPrice, invertPrice } from '@/lib/base/amounts/price';
import type { Currency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import type { PathRead } from '@/lib/exchange/market/historyRead';
import * as styles from './SwapMarket.css';

type Props = {
  /** Those of the form. */
  currencies: readonly [Currency, Currency];
  route: readonly Token[];
  /** Of the path as the form has it. */
  price: Fraction | undefined;
  /** The history of a day. */
  day: PathRead;
  /** Whether the price is shown from its other end. */
  isInverted: boolean;
  onInvert: () => void;
};

const PRICE_CHARACTERS = 12;

/** The pair, its price now, in either direction, and its change over 24 hours. */
export function MarketHead({ currencies, route, price, day, isInverted, onInvert }: Props) {
  const t = useTranslations('market');
  const tokens = useTranslations('tokens');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const [input, output] = currencies;
  const own = price && { base: input, quote: output, ...price };
  const shown = isInverted && own ? invertPrice(own) : own;
  const [base, quote] = isInverted ? [output, input] : [input, output];
  return (
    <>
      <div className={head}>
        <PairLogos currencies={currencies} size={36} />
        <h2 className={title}>
          <bdi translate="no">{`${symbolText(input)} / ${symbolText(output)}`}</bdi>
        </h2>
      </div>
      {route.length > 2 && (
        <div className={styles.path}>
          {t('pathPrice')}
          <RouteLine route={route.map(unwrapped)} />
        </div>
      )}
      <button
        type="button"
        className={styles.price}
        onClick={onInvert}
        title={tokens('invertPrice')}
        translate="no"
      >
        {shown ? formatPrice(shown, { locale }) : <Skeleton characters={PRICE_CHARACTERS} />}
        <span className={styles.unit}>
          {t('perUnit', { base: symbolText(base), quote: symbolText(quote) })}
          <ArrowLeftRight size={16} aria-hidden="true" />
        </span>
      </button>
      <PriceChangeLine day={day} isInverted={isInverted} />
    </>
  );
}
