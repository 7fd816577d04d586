import { useLocale, useTranslations } from 'next-intl';
import { CurrencyButton } from '@/components/tokens/CurrencyButton';
import { AmountField } from '@/components/ui/AmountField';
import { Skeleton } from '@/components/ui/Skeleton';
import { toAmountText } from '@/lib/amounts/amountText';
import { formatAmount } from '@/lib/amounts/formatAmount';
import type { SwapSide } from '@/lib/swap/useSwap';
import { MaxButton } from './MaxButton';

type Props = {
  side: SwapSide;
  label: string;
  hasAccount: boolean;
  onType: (text: string) => void;
  onOpenTokens: () => void;
};

/** One side of the swap: its amount, its currency, what the account holds of it. */
export function SwapField({ side, label, hasAccount, onType, onOpenTokens }: Props) {
  const t = useTranslations('swap');
  const locale = useLocale();
  const { currency, balance } = side;
  const currencyLabel = side.field === 'input' ? 'inputCurrency' : 'outputCurrency';
  const edit = (text: string) => {
    const kept = toAmountText(text);
    if (kept !== undefined) onType(kept);
  };
  return (
    <AmountField
      label={label}
      text={side.text}
      onEdit={edit}
      currency={
        <CurrencyButton
          currency={currency}
          emptyLabel={t('selectToken')}
          label={t(currencyLabel, { symbol: currency?.symbol ?? t('selectToken') })}
          onClick={onOpenTokens}
        />
      }
      note={
        currency &&
        hasAccount &&
        (balance ? (
          <>
            <span>{t('balance', { amount: formatAmount(balance, { locale }) })}</span>
            {side.field === 'input' && <MaxButton balance={balance} side={side} onMax={onType} />}
          </>
        ) : (
          <Skeleton characters={12} />
        ))
      }
    />
  );
}
