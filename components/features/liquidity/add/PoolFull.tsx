import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { MissingAction } from '@/components/ui/MissingAction';
import { Notice } from '@/components/ui/Notice';
import type { Amount } from '@/lib/base/amounts/amount';

/** Says that a pool can't take the amount, and how much it can. */
export function PoolFull({ room }: { room: Amount }) {
  const t = useTranslations('liquidity');
  return (
    <>
      <MissingAction>{t('tooLarge')}</MissingAction>
      <Notice tone="warning">
        {t.rich('poolFull', { room: () => <CurrencyAmount amount={room} /> })}
      </Notice>
    </>
  );
}
