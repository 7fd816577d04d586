import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { amountTextOf, dollarText } from '@/lib/pairs/dollarText';
import { usdValue } from '@/lib/pairs/usdPrice';
import { useUsdPrice } from '@/lib/pairs/useUsdPrice';
import { currencyId } from '@/lib/tokens/currency';
import type { CurrencySide } from './currencySide';

/** Dollars that were typed, and the text of the amount that they became. */
type Typed = {
  readonly dollars: string;
  readonly amountText: string;
  /** The currency of the amount; absent while its price is not known. */
  readonly key: string | undefined;
};

/**
 * Lets a field take dollars. The form keeps the amount of the currency: it is what is signed, and
 * it does not change with the price. Another currency takes the same dollars, one without a price an
 * empty field.
 */
export function useDollars(side: CurrencySide, onType: (text: string) => void) {
  const { currency, amount, text } = side;
  const { price, isLoading } = useUsdPrice(currency);
  const [isWanted, setWanted] = useState(false);
  const [typed, setTyped] = useState<Typed>();
  const key = currency && `${currency.chainId} ${currencyId(currency)}`;
  const isOn = isWanted && price !== undefined;
  const isTyped = side.isTyped && typed?.amountText === text;
  const value = amount && price && usdValue(amount.raw, price);
  const valueText = value ? dollarText(value) : '';

  const typeDollars = (dollars: string) => {
    const amountText = currency && price ? amountTextOf(dollars, currency, price) : '';
    setTyped({ dollars, amountText, key: price && key });
    onType(amountText);
  };
  const convert = useEffectEvent(() => {
    if (typed) typeDollars(typed.dollars);
  });
  const isOfAnother = isWanted && isTyped && typed?.key !== key;
  const toConvert = isOfAnother ? `${key} ${price !== undefined}` : undefined;
  // Before the screen is painted: its button must not offer the old number of the new currency.
  useLayoutEffect(() => {
    if (toConvert !== undefined) convert();
  }, [toConvert]);

  return {
    isOn,
    isLoading,
    price,
    /** The value of the amount; absent without an amount or a price. */
    value,
    /** What the field shows while it takes dollars. */
    text: isTyped ? typed.dollars : valueText,
    type: isOn ? typeDollars : typeOnlyAmount,
    /** Takes an amount, such as a part of the balance. */
    typeAmount,
    toggle: () => {
      setTyped(undefined);
      setWanted(!isWanted);
    },
  };

  /** Typed where no dollars can be: from now on the field counts the currency. */
  function typeOnlyAmount(amountText: string) {
    setWanted(false);
    typeAmount(amountText);
  }

  function typeAmount(amountText: string) {
    setTyped(undefined);
    onType(amountText);
  }
}
