import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import type { OrderState } from '@/lib/features/onramp/useCardOrder';
import { FailureText } from './FailureText';

type Props = { order: OrderState; fiat: string };

/** The outcome of an order that does not lead to a payment page. */
export function OrderNotices({ order, fiat }: Props) {
  const t = useTranslations('buy');
  if (order.status === 'changed') return <Notice tone="warning">{t('changed')}</Notice>;
  if (order.status !== 'failed') return null;
  return (
    <Notice tone="error">
      <p>{t('failed')}</p>
      <FailureText failure={order.failure} fiat={fiat} />
      <p>{t('nothingPaid')}</p>
    </Notice>
  );
}
