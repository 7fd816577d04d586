import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useIsSlow } from '@/components/ui/useIsSlow';
import { quickPicks } from '@/lib/base/tokens/baseTokens';
import { type Currency, currencyId, isSameCurrency } from '@/lib/base/tokens/currency';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import * as styles from './CommonBases.css';
import { TokenLogo } from './TokenLogo';
import { useSymbolText } from './useSymbolText';

/** How many of the currencies that are worth most are offered in addition to the common ones. */
const MAX_VALUED = 5;

/** How long the buttons wait for the values that order them. */
const TIMEOUT_MS = 1000;

type Props = {
  chosen: Currency | undefined;
  /** The account's currencies with a known value, highest first. */
  valued: readonly Currency[];
  /** Whether all values are known. */
  areValuesKnown: boolean;
  onChoose: (currency: Currency) => void;
};

/**
 * Buttons for the currencies that people choose most and those of the account that are worth most,
 * by what they are worth. They never move: their order is that of the first values.
 */
export function CommonBases({ chosen, valued, areValuesKnown, onChoose }: Props) {
  const t = useTranslations('tokenChoice');
  const symbolText = useSymbolText();
  const chainId = useActiveChainId();
  const bases = chainId === undefined ? [] : quickPicks(chainId);
  const isLate = useIsSlow(true, TIMEOUT_MS);
  const [settled, setSettled] = useState<readonly Currency[]>();
  if (!settled && (areValuesKnown || isLate)) setSettled(quickChoices(bases, valued));
  return (
    <ul className={styles.bases} aria-label={t('commonBases')} data-scrolls>
      {!settled &&
        bases.map((base) => (
          <li key={currencyId(base)} className={styles.place} aria-hidden="true">
            <span className={styles.placeholder}>{symbolText(base)}</span>
          </li>
        ))}
      {settled?.map((base) => (
        <li key={currencyId(base)} className={styles.place}>
          <button
            type="button"
            className={styles.base}
            aria-current={(chosen && isSameCurrency(base, chosen)) || undefined}
            onClick={() => onChoose(base)}
          >
            <TokenLogo currency={base} size={24} />
            <span translate="no">{symbolText(base)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * The currencies that are worth most, with the valued ones among the bases, then the other bases.
 */
function quickChoices(
  bases: readonly Currency[],
  valued: readonly Currency[],
): readonly Currency[] {
  const isIn = (some: readonly Currency[], each: Currency) =>
    some.some((one) => isSameCurrency(one, each));
  const held = valued.filter((each, index) => index < MAX_VALUED || isIn(bases, each));
  return [...held, ...bases.filter((base) => !isIn(held, base))];
}
