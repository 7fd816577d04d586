import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { AmountField } from '@/components/ui/AmountField';
import { AMOUNT_TEXT_MAX_LENGTH, toAmountText } from '@/lib/amounts/amountText';
import { localizeDecimal } from '@/lib/amounts/localNumber';
import { usePaste } from './usePaste';

type Props = {
  label: string;
  /** The text shown: typed or computed. */
  text: string;
  /** The symbol of what the amount counts; absent while none is chosen. */
  unit: string | undefined;
  /** Called with every text that may become an amount. */
  onType: (text: string) => void;
  /** The currency's button. */
  currency: ReactNode;
  /** The balance and its buttons. */
  note: ReactNode;
  /** The amount's value. */
  value?: ReactNode;
  /** Whether the figures are too old to sign with. */
  isStale?: boolean;
  /** Whether the amount is being computed. */
  isWaiting?: boolean;
};

/**
 * A field for an amount. It takes no other text, and reads amounts that are pasted as written.
 * While nobody types in it, its digits are grouped.
 */
export function AmountInput({ unit, onType, ...field }: Props) {
  const locale = useLocale();
  const { forget, problem, input } = usePaste(unit);
  const edit = (edited: string) => {
    forget();
    const kept = toAmountText(edited);
    if (kept !== undefined) onType(kept);
  };
  return (
    <AmountField
      {...field}
      readableText={localizeDecimal(field.text, locale)}
      maxLength={AMOUNT_TEXT_MAX_LENGTH}
      onEdit={edit}
      problem={problem}
      input={input}
    />
  );
}
