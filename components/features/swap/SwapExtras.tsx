import type { ComponentProps } from 'react';
import { RecipientField } from './RecipientField';
import { SwapAddress } from './SwapAddress';

/** The parts of the swap form that load later: the address and the recipient field. */
export function SwapExtras(props: ComponentProps<typeof RecipientField>) {
  return (
    <>
      <SwapAddress />
      <RecipientField {...props} />
    </>
  );
}
