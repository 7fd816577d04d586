'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { type Currency, currencyId, isSameCurrency } from '@/lib/tokens/currency';
import { pickedByEnter, searchCurrencies } from '@/lib/tokens/search';
import * as styles from './TokenDialog.css';
import { TokenRow } from './TokenRow';

type Props = {
  currencies: readonly Currency[];
  chosen: Currency | undefined;
  onChoose: (currency: Currency) => void;
  onClose: () => void;
};

/** The choice of a currency, by list or by search. */
export function TokenDialog({ currencies, chosen, onChoose, onClose }: Props) {
  const t = useTranslations('tokens');
  const frame = useTranslations('frame');
  const [query, setQuery] = useState('');
  const results = searchCurrencies(currencies, query);
  const pickFirst = (event: FormEvent) => {
    event.preventDefault();
    const picked = pickedByEnter(results, query);
    if (picked) onChoose(picked);
  };
  return (
    <Dialog title={t('selectTitle')} closeLabel={frame('close')} onClose={onClose}>
      <form onSubmit={pickFirst}>
        <input
          className={styles.search}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          aria-label={t('searchLabel')}
          placeholder={t('searchLabel')}
          autoComplete="off"
          spellCheck={false}
        />
      </form>
      <ul className={styles.list} aria-label={t('list')}>
        {results.map((currency) => (
          <li key={currencyId(currency)}>
            <TokenRow
              currency={currency}
              isChosen={chosen !== undefined && isSameCurrency(currency, chosen)}
              onChoose={() => onChoose(currency)}
            />
          </li>
        ))}
        {results.length === 0 && <li className={styles.empty}>{t('noResults')}</li>}
      </ul>
    </Dialog>
  );
}
