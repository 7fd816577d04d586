import { useTranslations } from 'next-intl';
import { type RefObject, useRef, useState } from 'react';
import { WrongDigitCount } from '@/components/parts/recipient/WrongDigitCount';
import { announcement } from '@/components/ui/announcement.css';
import { SortChoice } from '@/components/ui/SortChoice';
import { pastedAddress } from '@/lib/base/addresses/pastedAddress';
import { wrongDigitCount } from '@/lib/base/addresses/wrongDigitCount';
import { NETWORK_NAMES } from '@/lib/base/networks/network';
import { isolated } from '@/lib/base/text/isolated';
import { type Currency, currencyId, isSameCurrency } from '@/lib/base/tokens/currency';
import { pickedByEnter } from '@/lib/base/tokens/searchCurrencies';
import type { Token } from '@/lib/base/tokens/token';
import { selectList } from '@/lib/holdings/lists/storeActions';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { CommonBases } from './CommonBases';
import * as styles from './TokenDialog.css';
import { TokenList } from './TokenList';
import { TokenQuery } from './TokenQuery';
import { TokenRow } from './TokenRow';
import { NO_TOKEN, useAddressProblem } from './useAddressProblem';
import type { CurrencyChoices } from './useCurrencyChoices';
import { usePartTitles } from './usePartTitles';
import { useRowFocus } from './useRowFocus';
import { useRowMarks } from './useRowMarks';
import { useSymbolText } from './useSymbolText';
import type { useTokenSearch } from './useTokenSearch';

const NO_ROWS = { ...NO_TOKEN, idle: 'noResults', loading: 'readingAddress' } as const;

const NO_CURRENCIES: readonly Currency[] = [];

const LOADING = { status: 'loading' } as const;

type Props = {
  choices: CurrencyChoices;
  found: ReturnType<typeof useTokenSearch>;
  chosen: Currency | undefined;
  onChoose: (currency: Currency) => void;
  onForget: (token: Token) => void;
  search: RefObject<HTMLInputElement | null>;
};

/** The search field, the common tokens, the order and the results. */
export function TokenSearch({ choices, found, chosen, onChoose, onForget, search }: Props) {
  const t = useTranslations('tokenChoice');
  const list = useRef<HTMLDivElement>(null);
  const [title, setTitle] = useState<string>();
  const chainId = useActiveChainId();
  const account = useAddress();
  const network = chainId === undefined ? '' : NETWORK_NAMES[chainId];
  const { query, setQuery, isSearching, order, rows, byAddress } = found;
  const { activeRow, onKeyDown } = useRowFocus({ rows, search, list });
  const toTop = () => list.current?.scrollTo({ top: 0 });
  const edit = (text: string) => {
    setQuery(text);
    toTop();
  };
  const picked = isSearching ? pickedByEnter(rows, query) : undefined;
  const pick = () => {
    if (picked) onChoose(picked);
  };
  const count = rows.length === 0 ? wrongDigitCount(query) : undefined;
  const pasted = pastedAddress(query);
  const isUsable = pasted.status === 'address' || pasted.status === 'none';
  const addressProblem = useAddressProblem();
  const symbolText = useSymbolText();
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
      <TokenQuery search={search} query={query} onEdit={edit} onSubmit={pick} />
      <div ref={list} className={styles.area}>
        <div hidden={isSearching}>
          <CommonBases
            key={`${chainId} ${account}`}
            chosen={chosen}
            valued={found.valued}
            areValuesKnown={found.areValuesKnown}
            balanceOf={choices.comparableBalance}
            onChoose={onChoose}
          />
        </div>
        {!isSearching && (
          <div className={styles.order}>
            <span aria-hidden="true">{title ?? t('sortBy')}</span>
            <SortChoice
              label={t('sortBy')}
              orders={order.keys.map((key) => ({ order: key, label: t(`orders.${key}`) }))}
              sortedBy={order.key}
              isAscending={order.isAscending}
              direction={t(order.direction)}
              onSort={(key) => {
                toTop();
                order.sortBy(key);
              }}
            />
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
        <p className={picked ? announcement : styles.answer} role="status">
          {rows.length === 0 &&
            byAddress.status !== 'found' &&
            count === undefined &&
            (isUsable ? t(NO_ROWS[byAddress.status], { network }) : addressProblem(pasted))}
          {count !== undefined && <WrongDigitCount count={count} />}
          {picked && t('enterPicks', { symbol: symbolText(picked), name: isolated(picked.name) })}
        </p>
      </div>
    </div>
  );
}
