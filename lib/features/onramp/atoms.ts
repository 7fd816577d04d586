import { atom } from 'jotai';
import { DEFAULT_FIAT } from './fiatCurrencies';
import type { OrderForm } from './orderForm';

/**
 * The form of /buy, in memory alone: it has personal data. The country is undefined until chosen.
 */
export const buyFormAtom = atom<Omit<OrderForm, 'country'> & { readonly country?: string }>({
  firstName: '',
  lastName: '',
  email: '',
  amount: '',
  fiat: DEFAULT_FIAT,
});
