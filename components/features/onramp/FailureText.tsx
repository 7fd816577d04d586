import { useLocale, useTranslations } from 'next-intl';
import { formatFiat } from '@/lib/features/onramp/formatQuote';
import type { OnrampFailure } from '@/lib/features/onramp/onrampFailure';

type Props = { failure: OnrampFailure; fiat: string };

/** Why there is no quote or no order; nothing if the provider gives no reason. */
export function FailureText({ failure, fiat }: Props) {
  const t = useTranslations('buy.failures');
  const locale = useLocale();
  switch (failure.type) {
    case 'provider':
      return failure.reason && <p>{t('provider', { reason: failure.reason })}</p>;
    case 'limits': {
      const [least, most] = [failure.least, failure.most].map((each) =>
        formatFiat(each, fiat, locale),
      );
      return <p>{t('limits', { least: String(least), most: String(most) })}</p>;
    }
    default:
      return <p>{t(failure.type)}</p>;
  }
}
