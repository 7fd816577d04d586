import type { ReactNode } from 'react';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Figure } from '@/components/ui/Figure';
import type { Amount } from '@/lib/base/amounts/amount';
import { AwaitedFigure } from './AwaitedFigure';

type Props = {
  term: string;
  amount: Amount | undefined;
  /** Whether the amount can't be read. */
  hasFailed: boolean;
  /** What it is worth: a `dd`. */
  children: ReactNode;
};

/** An amount of an account's own, with what it is worth. */
export function OwnFigure({ term, amount, hasFailed, children }: Props) {
  return (
    <Figure term={term} isTall below={children}>
      {amount ? (
        <CurrencyAmount amount={amount} rounding="held" />
      ) : (
        <AwaitedFigure hasFailed={hasFailed} characters={10} />
      )}
    </Figure>
  );
}
