import type { Amount } from '@/lib/base/amounts/amount';
import { exactAmountText } from '@/lib/base/amounts/amountText';
import { spendable } from '@/lib/base/amounts/spendable';
import { ExactAmount } from './ExactAmount';

type Props = {
  balance: Amount;
  /** The text in the field. */
  text: string;
  /** How the balance is written. */
  children: string;
  onFill: (text: string) => void;
};

/**
 * The balance that a field spends. A click fills in the most that can be spent of it; if there
 * is nothing to fill in, a click copies it.
 */
export function SpendableBalance({ balance, text, children: shown, onFill }: Props) {
  const most = spendable(balance);
  const mostText = exactAmountText(most);
  const isFillable = most.raw > 0n && mostText !== text;
  return (
    <ExactAmount amount={balance} onFill={isFillable ? () => onFill(mostText) : undefined}>
      {shown}
    </ExactAmount>
  );
}
