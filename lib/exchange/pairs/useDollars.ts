import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { CurrencySide } from '@/lib/base/amounts/currencySide';
import { currencyId } from '@/lib/base/tokens/currency';
import { useFreshness } from '@/lib/chain/reads/useFreshness';
import { amountTextOf, dollarText } from './dollarText';
import { usdValue } from './usdPrice';
import { useUsdPrice } from './useUsdPrice';

/** Dollars that were typed, and the text of the amount that they became. */
type Typed = {
  readonly dollars: string;
  readonly amountText: string;
  /** The currency of the amount; undefined while only an old price, or none, was known. */
  readonly key: string | undefined;
  /** What the same dollars became in each currency, by its key. */
  readonly amountTexts: ReadonlyMap<string, string>;
};

const NO_TEXTS: Typed['amountTexts'] = new Map();

/**
 * Lets a field take dollars. The form keeps the amount of the currency: it is what is signed, and
 * it does not change with the price. Another currency takes the dollars that were typed, one
 * without a price an empty field; back at a currency, its amount is the same as before. What was
 * converted by an old price is converted again before it can be signed.
 */
export function useDollars(side: CurrencySide, onType: (text: string) => void) {
  const { currency, amount, text } = side;
  const [isWanted, setWanted] = useState(false);
  const { price, isLoading } = useUsdPrice(currency, isWanted ? 1 : undefined);
  const { isStale } = useFreshness(currency?.chainId);
  const [typed, setTyped] = useState<Typed>();
  const key = currency && `${currency.chainId} ${currencyId(currency)}`;
  const isTyped = side.isTyped && typed?.amountText === text;
  // While the price is read, the field keeps the dollars that were typed.
  const isOn = isWanted && (price !== undefined || (isLoading && isTyped));
  const value = amount && price && usdValue(amount.raw, price);
  const valueText = value ? dollarText(value) : '';

  const takeDollars = (dollars: string, amountTexts: Typed['amountTexts']) => {
    const known = key && amountTexts.get(key);
    const amountText = known ?? (currency && price ? amountTextOf(dollars, currency, price) : '');
    const isFresh = price && !isStale;
    setTyped({
      dollars,
      amountText,
      key: isFresh ? key : undefined,
      amountTexts: key && isFresh ? new Map([...amountTexts, [key, amountText]]) : amountTexts,
    });
    onType(amountText);
  };
  const convert = useEffectEvent(() => {
    if (typed) takeDollars(typed.dollars, typed.amountTexts);
  });
  const isOfAnother = isWanted && isTyped && typed?.key !== key;
  const toConvert = isOfAnother ? `${key} ${price?.numerator} ${isStale}` : undefined;
  // Before the screen is painted: its button must not offer the old number of the new currency.
  useLayoutEffect(() => {
    if (toConvert !== undefined) convert();
  }, [toConvert]);
  // Once the other side was typed, the dollars of this one are past.
  useEffect(() => {
    if (!side.isTyped) setTyped(undefined);
  }, [side.isTyped]);

  return {
    isOn,
    isLoading,
    price,
    /** The value of the amount; undefined without an amount or a price. */
    value,
    /** What the field shows while it takes dollars. */
    text: isTyped ? typed.dollars : valueText,
    type: isOn ? (dollars: string) => takeDollars(dollars, NO_TEXTS) : typeOnlyAmount,
    /** Takes an amount, such as a part of the balance. */
    typeAmount,
    toggle: () => {
      setTyped(undefined);
      setWanted(!isWanted);
    },
  };

  /** Typed when no dollars can be: from now on the field counts the currency. */
  function typeOnlyAmount(amountText: string) {
    setWanted(false);
    typeAmount(amountText);
  }

  function typeAmount(amountText: string) {
    setTyped(undefined);
    onType(amountText);
  }
}
