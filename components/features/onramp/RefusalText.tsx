import { useLocale, useTranslations } from 'next-intl';
import { formatFiat } from '@/lib/features/onramp/formatQuote';
import type { Refusal } from '@/lib/features/onramp/refusal';

type Props = { refusal: Refusal; fiat: string };

/** Why there is no quote or no order; nothing if the provider gives no reason. */
export function RefusalText({ refusal, fiat }: Props) {
  const t = useTranslations('buy.refusals');
  const locale = useLocale();
  switch (refusal.type) {
    case 'provider':
      return refusal.reason && <p>{t('provider', { reason: refusal.reason })}</p>;
    case 'limits': {
      const [least, most] = [refusal.least, refusal.most].map((each) =>
        formatFiat(each, fiat, locale),
      );
      return <p>{t('limits', { least: String(least), most: String(most) })}</p>;
    }
    default:
      return <p>{t(refusal.type)}</p>;
  }
}
