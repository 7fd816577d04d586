'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { field } from '@/components/ui/field.css';
import { VERBATIM_INPUT } from '@/components/ui/verbatimInput';
import type { FiatSymbol } from '@/lib/features/onramp/fiatCurrencies';
import { fiatName } from '@/lib/features/onramp/fiatName';
import { pickedByEnter, searchFiat } from '@/lib/features/onramp/searchFiat';
import { FiatLogo } from './FiatLogo';
import * as styles from './FiatPicker.css';

type Props = {
  chosen: FiatSymbol;
  onChoose: (symbol: FiatSymbol) => void;
  onClose: () => void;
};

/** The choice of the fiat currency that is paid. */
export function FiatPicker({ chosen, onChoose, onClose }: Props) {
  const t = useTranslations('buy.picker');
  const frame = useTranslations('frame');
  const locale = useLocale();
  const search = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const found = searchFiat(text, locale);
  return (
    <Dialog
      title={t('title')}
      closeLabel={frame('close')}
      onClose={onClose}
      initialFocus={search}
      isLow
    >
      <input
        ref={search}
        type="search"
        className={field}
        aria-label={t('search')}
        placeholder={t('search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          const picked = event.key === 'Enter' ? pickedByEnter(text, locale) : undefined;
          if (picked) onChoose(picked.symbol);
        }}
        {...VERBATIM_INPUT}
      />
      {found.length === 0 && (
        <p className={styles.none} role="status">
          {t('none')}
        </p>
      )}
      <ul className={styles.list}>
        {found.map((currency) => (
          <li key={currency.symbol}>
            <button
              type="button"
              className={styles.row}
              aria-current={currency.symbol === chosen ? 'true' : undefined}
              onClick={() => onChoose(currency.symbol)}
            >
              <FiatLogo symbol={currency.symbol} size={32} />
              <span>
                {currency.symbol} <span className={styles.name}>{fiatName(currency, locale)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
