import { addressText } from '@/lib/base/addresses/pastedAddress';
import { NATIVE_ID } from '@/lib/base/tokens/currency';

/** A user's input. The currency is stored by its id (`AVAX` or an address). */
export type SendForm = {
  readonly currencyId: string;
  readonly typedValue: string;
  /** The typed address or name. */
  readonly recipient: string;
};

/** A user's action in the form. */
export type SendFormEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'selected'; readonly id: string }
  /** Replaces the chosen id by that of the same token on the chain shown. */
  | { readonly type: 'chainChanged'; readonly idOnChain: (id: string) => string }
  | { readonly type: 'recipientTyped'; readonly text: string }
  | { readonly type: 'restored'; readonly draft: SendForm }
  /** The amount and the recipient were sent. */
  | { readonly type: 'sent' };

/** The form when it opens. */
export const EMPTY_SEND_FORM: SendForm = { currencyId: NATIVE_ID, typedValue: '', recipient: '' };

/** The form after an action. */
export function reduceSendForm(form: SendForm, event: SendFormEvent): SendForm {
  switch (event.type) {
    case 'typed':
      return { ...form, typedValue: event.text };
    case 'selected':
      // An amount of one currency is never taken for the same amount of another.
      return event.id === form.currencyId
        ? form
        : { ...form, currencyId: event.id, typedValue: '' };
    case 'chainChanged':
      return sendFormOnChain(form, event.idOnChain);
    case 'recipientTyped':
      return { ...form, recipient: addressText(event.text) };
    case 'restored':
      return event.draft;
    case 'sent':
      return { ...EMPTY_SEND_FORM, currencyId: form.currencyId };
  }
}

/** The form with the id of the chain shown; the same one while it does not change. */
export function sendFormOnChain(form: SendForm, idOnChain: (id: string) => string): SendForm {
  const currencyId = idOnChain(form.currencyId);
  return currencyId === form.currencyId ? form : { ...form, currencyId };
}
