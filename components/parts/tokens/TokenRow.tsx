import { Check, TriangleAlert, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { isInCatalogue } from '@/lib/base/tokens/catalogue';
import type { Currency } from '@/lib/base/tokens/currency';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import { wrapped } from '@/lib/base/tokens/wrapped';
import type { ReadState } from '@/lib/chain/reads/readState';
import { useDecimalsCheck } from '@/lib/holdings/knownTokens/useDecimalsCheck';
import { TokenBalance } from './TokenBalance';
import { TokenLogo } from './TokenLogo';
import * as styles from './TokenRow.css';
import { TokenTags } from './TokenTags';
import type { RowMarks } from './useRowMarks';
import { useSymbolText } from './useSymbolText';

const TokenDay = lazyComponent(() => import('@/components/parts/market/TokenDay'), 'TokenDay');

type Props = {
  currency: Currency;
  isChosen: boolean;
  /** Whether the Tab key reaches it. */
  isActive: boolean;
  /** Whether Enter in the search field chooses it. */
  isPicked: boolean;
  marks: RowMarks;
  /** The balance; undefined without an account. */
  balance: ReadState<bigint> | undefined;
  /** Whether the balance is shown with its value in dollars. */
  isValued: boolean;
  /** Whether there is a place for how its price went within a day. */
  hasDay: boolean;
  /** Whether that may be read now. */
  wantsDay: boolean;
  onChoose: () => void;
  /** For a token that the user has added. */
  onForget: (() => void) | undefined;
  /** For a token of a list that is not in use. */
  onUseList: (() => void) | undefined;
};

/** A currency in the list of the token dialog. */
export function TokenRow(props: Props) {
  const { currency, isChosen, isActive, isPicked, onChoose, onForget, onUseList } = props;
  const { balance, isValued, hasDay, wantsDay } = props;
  const t = useTranslations('tokenChoice');
  const symbolText = useSymbolText();
  const tagsId = useId();
  const dayId = useId();
  const isWrong = useHasOtherDecimals(currency);
  const { notes } = props.marks;
  const warnings = isWrong ? [t('wrongDecimals'), ...props.marks.warnings] : props.marks.warnings;
  // The tags of a list that is not in use would look like a recommendation.
  const tags = currency.type === 'token' && !onUseList ? currency.tags : undefined;
  const describedBy = [tags && tagsId, hasDay && dayId].filter(Boolean).join(' ');
  const tabIndex = isActive ? 0 : -1;
  return (
    <>
      <button
        type="button"
        className={styles.row}
        tabIndex={tabIndex}
        aria-current={isChosen || undefined}
        aria-describedby={describedBy || undefined}
        data-picked={isPicked || undefined}
        onClick={onChoose}
      >
        <TokenLogo currency={currency} size={40} />
        <span className={styles.names}>
          <span className={styles.symbol}>
            <span className={styles.letters}>{shortSymbol(currency.symbol)}</span>
            {isChosen && <Check size={16} role="img" aria-label={t('chosen')} />}
            {tags && <TokenTags tags={tags} descriptionId={tagsId} />}
          </span>
          <span className={styles.name}>
            {warnings.length > 0 && (
              <>
                <span className={styles.warning}>
                  <TriangleAlert size={14} className={styles.warningIcon} aria-hidden="true" />
                  {warnings.join(' · ')}
                </span>
                {' · '}
              </>
            )}
            {notes.map((note) => `${note} · `).join('')}
            <bdi translate="no">{currency.name}</bdi>
          </span>
        </span>
        {isPicked && (
          <span className={styles.key} aria-hidden="true">
            {t('enter')}
          </span>
        )}
        {hasDay && (
          <span className={styles.day}>
            <TokenDay
              token={wrapped(currency)}
              isWanted={wantsDay && !isWrong}
              textOf={(change) => t('dayChange', { change })}
              descriptionId={dayId}
            />
          </span>
        )}
        {balance && !isWrong && (
          <TokenBalance currency={currency} balance={balance} isValued={isValued} />
        )}
      </button>
      {onUseList && (
        <Button variant="text" className={styles.useList} tabIndex={tabIndex} onClick={onUseList}>
          {t('useList')}
        </Button>
      )}
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

/** Whether the contract of a token says other decimals than are known of it. */
function useHasOtherDecimals(currency: Currency): boolean {
  const asked = currency.type === 'token' && !isInCatalogue(currency) ? [currency] : [];
  return useDecimalsCheck(currency.chainId, asked).type === 'differs';
}
