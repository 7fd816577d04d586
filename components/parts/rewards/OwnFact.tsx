import type { ReactNode } from 'react';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { Fact } from '@/components/ui/Facts';
import type { Amount } from '@/lib/base/amounts/amount';
import { AwaitedFigure } from './AwaitedFigure';
import { lines } from './OwnFact.css';

type Props = {
  term: string;
  amount: Amount | undefined;
  /** Whether the amount can't be read. */
  hasFailed: boolean;
  /** What it is worth, in a line below it. */
  children?: ReactNode;
};

/** An amount of an account's own, with what it is worth. */
export function OwnFact({ term, amount, hasFailed, children }: Props) {
  return (
    <Fact term={term} isBeside={children !== undefined}>
      <span className={lines}>
        {amount ? (
          <CurrencyAmount amount={amount} rounding="held" />
        ) : (
          <AwaitedFigure hasFailed={hasFailed} characters={10} />
        )}
        {children}
      </span>
    </Fact>
  );
}
