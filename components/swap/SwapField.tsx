import { useTranslations } from 'next-intl';
import { CurrencyField } from '@/components/tokens/CurrencyField';
import type { SwapSide } from '@/lib/swap/useSwapScreen';

type Props = {
  side: SwapSide;
  label: string;
  hasAccount: boolean;
  onType: (text: string) => void;
  onOpenTokens: () => void;
};

/** One side of the swap. */
export function SwapField({ side, ...rest }: Props) {
  const t = useTranslations('swap');
  const isInput = side.field === 'input';
  return (
    <CurrencyField
      side={side}
      currencyLabel={(symbol) => t(isInput ? 'inputCurrency' : 'outputCurrency', { symbol })}
      hasMax={isInput}
      isWaiting={side.isWaiting}
      {...rest}
    />
  );
}
