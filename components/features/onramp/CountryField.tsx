import { useLocale, useTranslations } from 'next-intl';
import { useId, useMemo } from 'react';
import { COUNTRIES } from '@/lib/features/onramp/countries';
import * as styles from './TextField.css';

type Props = { country: string; onChoose: (country: string) => void };

/** The country of the card: a guess that is shown, and can be changed. */
export function CountryField({ country, onChoose }: Props) {
  const t = useTranslations('buy');
  const locale = useLocale();
  const id = useId();
  const named = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) =>
      a.name.localeCompare(b.name, locale),
    );
  }, [locale]);
  return (
    <div className={styles.place}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {t('country')}
        </label>
      </div>
      <select
        id={id}
        className={styles.input}
        value={country}
        onChange={(event) => onChoose(event.target.value)}
        autoComplete="country"
      >
        {named.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
