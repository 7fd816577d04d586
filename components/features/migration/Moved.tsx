import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import type { Amount } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';

type Props = {
  /** The symbols of its tokens. */
  pair: string;
  /** What the account has in the newer farm; undefined while unknown. */
  staked: Amount<Token> | undefined;
  onNext: () => void;
};

/** A deposit that is moved completely, and the way to the next one. */
export function Moved({ pair, staked, onNext }: Props) {
  const t = useTranslations('migrationLanding.dialog');
  return (
    <>
      <Notice tone="plain">
        <p>
          {staked?.raw === 0n
            ? t('nothing', { pair })
            : t.rich('moved', {
                pair,
                amount: () => staked && <CurrencyAmount amount={staked} rounding="held" />,
              })}
        </p>
      </Notice>
      <Button variant="primary" onClick={onNext}>
        {t('next')}
      </Button>
    </>
  );
}
