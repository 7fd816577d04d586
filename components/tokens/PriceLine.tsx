import { ArrowLeftRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { formatPrice, invertPrice, type Price } from '@/lib/amounts/price';

/** A price, shown from either side. */
export function PriceLine({ price }: { price: Price }) {
  const t = useTranslations('tokens');
  const locale = useLocale();
  const [isInverted, setInverted] = useState(false);
  const shown = isInverted ? invertPrice(price) : price;
  return (
    <Button variant="text" onClick={() => setInverted(!isInverted)} title={t('invertPrice')}>
      {t('priceOf', {
        base: shown.base.symbol,
        amount: formatPrice(shown, { locale }),
        quote: shown.quote.symbol,
      })}
      <ArrowLeftRight size={14} aria-hidden="true" />
    </Button>
  );
}
