'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { field } from '@/components/ui/field.css';
import type { FiatSymbol } from '@/lib/features/onramp/fiatCurrencies';
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
  const search = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const found = searchFiat(text);
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
          const picked = event.key === 'Enter' ? pickedByEnter(text) : undefined;
          if (picked) onChoose(picked.symbol);
        }}
        autoComplete="off"
        spellCheck={false}
      />
      {found.length === 0 && (
        <p className={styles.none} role="status">
          {t('none')}
        </p>
      )}
      <ul className={styles.list}>
        {found.map(({ symbol, name }) => (
          <li key={symbol}>
            <button
              type="button"
              className={styles.row}
              aria-current={symbol === chosen ? 'true' : undefined}
              onClick={() => onChoose(symbol)}
            >
              <FiatLogo symbol={symbol} size={32} />
              <span>
                {symbol} <span className={styles.name}>{name}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
