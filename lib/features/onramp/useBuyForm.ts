import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { readSession, writeSession } from '@/lib/base/storage/safeSessionStorage';
import { countryOf, isCountry } from './countries';
import { DEFAULT_FIAT, type FiatSymbol, isFiatSymbol } from './fiatCurrencies';
import type { OrderForm } from './orderForm';

/**
 * The form of /buy, in memory alone: it has personal data. The country is undefined until chosen.
 */
const buyFormAtom = atom<Omit<OrderForm, 'country'> & { readonly country?: string }>({
  firstName: '',
  lastName: '',
  email: '',
  amount: '',
  fiat: DEFAULT_FIAT,
});

const DRAFT = 'pangolin.purchase';

/** What the tab keeps for the way back from the payment page: nothing personal. */
const draftSchema = z.object({
  amount: z.string(),
  fiat: z.custom<FiatSymbol>((text) => typeof text === 'string' && isFiatSymbol(text)),
  country: z.custom<string>((text) => typeof text === 'string' && isCountry(text)),
});

/**
 * The form of /buy, and how to change it. The name and the email are in memory alone; the amount,
 * the currency and the country survive the way to a payment page and back.
 */
export function useBuyForm() {
  const [typed, setTyped] = useAtom(buyFormAtom);
  const form: OrderForm = {
    ...typed,
    country: typed.country ?? countryOf(navigator.languages ?? []),
  };
  useEffect(() => {
    const draft = readSession(DRAFT, draftSchema);
    if (draft) setTyped((before) => (before.amount === '' ? { ...before, ...draft } : before));
  }, [setTyped]);
  const change = (changed: Partial<OrderForm>) => {
    setTyped((before) => ({ ...before, ...changed }));
    const { amount, fiat, country } = { ...form, ...changed };
    writeSession(DRAFT, { amount, fiat, country });
  };
  return [form, change] as const;
}
