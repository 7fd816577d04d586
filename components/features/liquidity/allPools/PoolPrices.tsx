import { ArrowLeftRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { MarketChart } from '@/components/parts/market/MarketChart';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Button } from '@/components/ui/Button';
import type { Currency } from '@/lib/base/tokens/currency';
import { wrapped } from '@/lib/base/tokens/wrapped';
import type { ChartSpan } from '@/lib/exchange/market/chartSpan';
import { usePathHistory } from '@/lib/exchange/market/usePathHistory';

const ICON_SIZE = 14;

/** The prices of a pool over time, in either of its tokens. */
export function PoolPrices({ currencies }: { currencies: readonly [Currency, Currency] }) {
  const t = useTranslations('pools.view');
  const symbolText = useSymbolText();
  const [span, setSpan] = useState<ChartSpan>('day');
  const [isInverted, setInverted] = useState(false);
  const [first, second] = currencies;
  const route = useMemo(() => [wrapped(first), wrapped(second)], [first, second]);
  const history = usePathHistory(route, span, true);
  const [base, quote] = isInverted ? [second, first] : [first, second];
  return (
    <section>
      <h3>
        <Button
          variant="text"
          translate="no"
          title={t('invert')}
          onClick={() => setInverted(!isInverted)}
        >
          {t('price', { base: symbolText(base), quote: symbolText(quote) })}
          <ArrowLeftRight size={ICON_SIZE} aria-hidden="true" />
        </Button>
      </h3>
      <MarketChart {...{ history, base, quote, isInverted, span }} onSpan={setSpan} />
    </section>
  );
}
