import { ArrowLeftRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { formatPrice, invertPrice, type Price } from '@/lib/base/amounts/price';
import { useSymbolText } from './useSymbolText';

/** A price, shown from either side. */
export function PriceLine({ price }: { price: Price }) {
  const t = useTranslations('tokens');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const [isInverted, setInverted] = useState(false);
  const shown = isInverted ? invertPrice(price) : price;
  return (
    <Button
      variant="text"
      translate="no"
      onClick={() => setInverted(!isInverted)}
      title={t('invertPrice')}
    >
      {t('priceOf', {
        base: symbolText(shown.base),
        amount: formatPrice(shown, { locale }),
        quote: symbolText(shown.quote),
      })}
      <ArrowLeftRight size={14} aria-hidden="true" />
    </Button>
  );
}
