import type { ComponentProps } from 'react';
import { CurrencyAmount } from './CurrencyAmount';
import { UsdValue } from './UsdValue';

/** In a sentence: an amount with its symbol, and its value in dollars if that is known. */
export function AmountWithValue(props: ComponentProps<typeof CurrencyAmount>) {
  return (
    <>
      <CurrencyAmount {...props} /> <UsdValue amount={props.amount} />
    </>
  );
}
