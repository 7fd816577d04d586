import type { ComponentProps } from 'react';
import { RecipientField } from './RecipientField';
import { SwapAddress } from './SwapAddress';

/** What the swap form can do without at first: keeping its address, and all but its amounts. */
export function SwapExtras(props: ComponentProps<typeof RecipientField>) {
  return (
    <>
      <SwapAddress />
      <RecipientField {...props} />
    </>
  );
}
