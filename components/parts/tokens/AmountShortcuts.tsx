import { useLocale, useTranslations } from 'next-intl';
import { type Amount, amountOf, asFraction } from '@/lib/base/amounts/amount';
import { chosenAmountText } from '@/lib/base/amounts/amountText';
import { localizePercent } from '@/lib/base/amounts/localNumber';
import { spendable } from '@/lib/base/amounts/spendable';
import * as styles from './AmountShortcuts.css';
import { MaxButton } from './MaxButton';

const PERCENTS = [25, 50, 75];

type Props = {
  balance: Amount;
  /** The text in the field. */
  text: string;
  onChoose: (text: string) => void;
  /** Names a part, such as `25%`; by default as a part of what can be spent. */
  partLabel?: (percent: string) => string;
};

/**
 * Fills in a part of the most that can be spent of a balance, or all of it until it is filled in.
 */
export function AmountShortcuts({ balance, text, onChoose, partLabel }: Props) {
  const t = useTranslations('tokens');
  const locale = useLocale();
  const { currency, raw } = spendable(balance);
  if (raw === 0n) return null;
  const partText = (percent: number) => {
    const part = amountOf(currency, (raw * BigInt(percent)) / 100n);
    return chosenAmountText(asFraction(part), currency.decimals);
  };
  return (
    <span className={styles.choices}>
      {PERCENTS.map((percent) => {
        const shown = localizePercent(String(percent), locale);
        const ownText = partText(percent);
        return (
          <button
            key={percent}
            type="button"
            className={styles.part}
            aria-label={partLabel?.(shown) ?? t('partLabel', { percent: shown })}
            aria-pressed={text === ownText}
            disabled={ownText === '0'}
            onClick={() => onChoose(ownText)}
          >
            {shown}
          </button>
        );
      })}
      <MaxButton balance={balance} text={text} onMax={onChoose} className={styles.most} />
    </span>
  );
}
