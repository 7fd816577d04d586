import { useTranslations } from 'next-intl';
import { CurrencyField } from '@/components/parts/tokens/CurrencyField';
import type { Amount } from '@/lib/base/amounts/amount';
import type { SwapSide } from '@/lib/features/swap/useSwapScreen';
import { ValueDifference } from './ValueDifference';

type Props = {
  side: SwapSide;
  /** The amount that is paid, to compare its value with; undefined if nothing is compared. */
  paid?: Amount | undefined;
  label: string;
  hasAccount: boolean;
  onType: (text: string) => void;
  onOpenTokens: () => void;
};

/** One side of the swap. */
export function SwapField({ side, paid, ...rest }: Props) {
  const t = useTranslations('swap');
  const isInput = side.field === 'input';
  return (
    <CurrencyField
      side={side}
      currencyLabel={(symbol) => t(isInput ? 'inputCurrency' : 'outputCurrency', { symbol })}
      hasMax={isInput}
      isReceived={!isInput}
      isWaiting={side.isWaiting}
      valueNote={paid && <ValueDifference paid={paid} received={side.amount} />}
      {...rest}
    />
  );
}
