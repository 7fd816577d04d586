import { Check, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import type { ReadOutcome } from '@/lib/reads/readOutcome';
import type { Currency } from '@/lib/tokens/currency';
import { shortSymbol } from '@/lib/tokens/shortSymbol';
import { TokenBalance } from './TokenBalance';
import { TokenLogo } from './TokenLogo';
import * as styles from './TokenRow.css';
import { useSymbolText } from './useSymbolText';

type Props = {
  currency: Currency;
  isChosen: boolean;
  /** Whether the Tab key reaches it. */
  isActive: boolean;
  /** Whether Enter in the search field chooses it. */
  isPicked: boolean;
  /** Where the token comes from, and what tells it from another one of its symbol; may be empty. */
  mark: string;
  /** The balance; absent without an account. */
  balance: ReadOutcome<bigint> | undefined;
  onChoose: () => void;
  /** For a token that the user has added. */
  onForget: (() => void) | undefined;
};

/** A currency in the list of the token dialog. */
export function TokenRow(props: Props) {
  const { currency, isChosen, isActive, isPicked, mark, balance, onChoose, onForget } = props;
  const t = useTranslations('tokenChoice');
  const symbolText = useSymbolText();
  const tabIndex = isActive ? 0 : -1;
  return (
    <>
      <button
        type="button"
        className={styles.row}
        tabIndex={tabIndex}
        aria-current={isChosen || undefined}
        data-picked={isPicked || undefined}
        onClick={onChoose}
      >
        <TokenLogo currency={currency} size={32} />
        <span className={styles.names}>
          <span className={styles.symbol}>
            <bdi>{shortSymbol(currency.symbol)}</bdi>
            {isChosen && <Check size={16} role="img" aria-label={t('chosen')} />}
          </span>
          <span className={styles.name}>
            {mark && <span className={styles.mark}>{mark} · </span>}
            <bdi>{currency.name}</bdi>
          </span>
        </span>
        {isPicked && (
          <span className={styles.key} aria-hidden="true">
            {t('enter')}
          </span>
        )}
        {balance && <TokenBalance currency={currency} balance={balance} />}
      </button>
      {onForget && (
        <Button
          variant="icon"
          tabIndex={tabIndex}
          aria-label={t('remove', { symbol: symbolText(currency) })}
          onClick={onForget}
        >
          <X size={16} aria-hidden="true" />
        </Button>
      )}
    </>
  );
}
