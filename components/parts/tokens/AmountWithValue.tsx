import type { ComponentProps } from 'react';
import { withValue } from '@/components/ui/withValue.css';
import { CurrencyAmount } from './CurrencyAmount';
import { UsdValue } from './UsdValue';

/** An amount with its symbol, then its value in dollars if that is known. */
export function AmountWithValue(props: ComponentProps<typeof CurrencyAmount>) {
  return (
    <span className={withValue}>
      <CurrencyAmount {...props} /> <UsdValue amount={props.amount} />
    </span>
  );
}
