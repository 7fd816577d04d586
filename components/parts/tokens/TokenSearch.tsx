import { useTranslations } from 'next-intl';
import { type RefObject, useRef, useState } from 'react';
import { type Currency, currencyId, isSameCurrency } from '@/lib/base/tokens/currency';
import { pickedByEnter } from '@/lib/base/tokens/searchCurrencies';
import type { Token } from '@/lib/base/tokens/token';
import { stableTokens } from '@/lib/exchange/pairs/usdPrice';
import type { CurrencyChoices } from '@/lib/exchange/tokenChoice/useCurrencyChoices';
import type { useTokenSearch } from '@/lib/exchange/tokenChoice/useTokenSearch';
import { selectList } from '@/lib/holdings/lists/storeActions';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { CommonBases } from './CommonBases';
import { TokenAnswer } from './TokenAnswer';
import * as styles from './TokenDialog.css';
import { TokenFoot } from './TokenFoot';
import { TokenList } from './TokenList';
import { topTitle } from './TokenList.css';
import { TokenQuery } from './TokenQuery';
import { TokenRow } from './TokenRow';
import { usePartTitles } from './usePartTitles';
import { useRowFocus } from './useRowFocus';
import { useRowMarks } from './useRowMarks';

const NO_CURRENCIES: readonly Currency[] = [];

const LOADING = { status: 'loading' } as const;

type Props = {
  choices: CurrencyChoices;
  found: ReturnType<typeof useTokenSearch>;
  chosen: Currency | undefined;
  onChoose: (currency: Currency) => void;
  onForget: (token: Token) => void;
  search: RefObject<HTMLInputElement | null>;
  /** The button that opens the view of the lists. */
  entry: RefObject<HTMLButtonElement | null>;
  onManage: () => void;
};

/** The search field, the common tokens, the results, and what is below them. */
export function TokenSearch(props: Props) {
  const { choices, found, chosen, onChoose, onForget, search, entry, onManage } = props;
  const t = useTranslations('tokenChoice');
  const list = useRef<HTMLDivElement>(null);
  const [title, setTitle] = useState<string>();
  const chainId = useActiveChainId();
  const account = useAddress();
  const { query, setQuery, isSearching, order, rows, byAddress } = found;
  const { activeRow, onKeyDown } = useRowFocus({ rows, search, list });
  const toTop = () => list.current?.scrollTo({ top: 0 });
  const edit = (text: string) => {
    setQuery(text);
    toTop();
  };
  const clear = () => {
    edit('');
    search.current?.focus();
  };
  const picked = isSearching ? pickedByEnter(rows, query) : undefined;
  const pick = () => {
    if (picked) onChoose(picked);
  };
  // What a key finds is shown without it, at once.
  const hasDays = !isSearching && chainId !== undefined && stableTokens(chainId).length > 0;
  const titles = usePartTitles(isSearching ? NO_CURRENCIES : rows, choices);
  const marksOf = useRowMarks({ ...found, addedIds: choices.addedIds });
  const startUsing = (url: string) => {
    selectList(url);
    search.current?.focus();
  };
  const renderRow = (currency: Currency, isActive: boolean) => {
    const id = currencyId(currency);
    const isAdded = choices.addedIds.has(id);
    const other = found.otherListOf(currency);
    const isKnown = choices.hasAccount && !other && byAddress.status !== 'found';
    return (
      <TokenRow
        currency={currency}
        isChosen={chosen !== undefined && isSameCurrency(currency, chosen)}
        isActive={isActive}
        isPicked={picked !== undefined && isSameCurrency(currency, picked)}
        marks={marksOf(currency)}
        balance={isKnown ? (choices.balances.get(id) ?? LOADING) : undefined}
        hasDay={hasDays}
        wantsDay={found.areValuesKnown}
        isValued={choices.comparableBalance(currency) > 0n}
        onChoose={() => onChoose(currency)}
        onForget={isAdded && currency.type === 'token' ? () => onForget(currency) : undefined}
        onUseList={other && (() => startUsing(other.url))}
      />
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field and the rows handle the keys.
    <div className={styles.search} onKeyDown={onKeyDown}>
      <TokenQuery search={search} query={query} onEdit={edit} onClear={clear} onSubmit={pick} />
      <div ref={list} className={styles.area}>
        <div hidden={isSearching}>
          <CommonBases
            key={`${chainId} ${account}`}
            chosen={chosen}
            valued={found.valued}
            areValuesKnown={found.areValuesKnown}
            onChoose={onChoose}
          />
        </div>
        {isSearching && <div className={styles.gap} />}
        {titles.size > 0 && (
          <div className={topTitle} aria-hidden="true">
            {title}
          </div>
        )}
        {rows.length > 0 && (
          <TokenList
            label={t('list')}
            rows={rows}
            titles={titles}
            onTitle={setTitle}
            activeRow={activeRow}
            scroller={list}
            renderRow={renderRow}
          />
        )}
        <TokenAnswer found={found} picked={picked} onClear={clear} />
      </div>
      <TokenFoot
        order={isSearching ? undefined : order}
        entry={entry}
        onReverse={() => {
          toTop();
          order.reverse();
        }}
        onManage={onManage}
      />
    </div>
  );
}
