import { useLocale, useTranslations } from 'next-intl';
import type { Locale } from '@/lib/base/i18n/locales';
import {
  CHECKED_FIELDS,
  type CheckedField,
  formErrors,
  MAX_CHARACTERS,
  type OrderForm,
} from '@/lib/features/onramp/orderForm';
import * as styles from './BuyScreen.css';
import { CountryField } from './CountryField';
import { TextField } from './TextField';

const INPUTS = {
  firstName: { autoComplete: 'given-name', type: 'text' },
  lastName: { autoComplete: 'family-name', type: 'text' },
  email: { autoComplete: 'email', type: 'email' },
} as const;

const FAMILY_NAME_FIRST: readonly CheckedField[] = ['lastName', 'firstName', 'email'];

/** The order of the fields in a language, if it is another one. */
const ORDERS: Partial<Record<Locale, readonly CheckedField[]>> = {
  'zh-Hans': FAMILY_NAME_FIRST,
  vi: FAMILY_NAME_FIRST,
};

type Props = {
  form: OrderForm;
  /** The fields that were left once: what is wrong with them is shown. */
  touched: readonly CheckedField[];
  onType: (changed: Partial<OrderForm>) => void;
  onBlur: (field: CheckedField) => void;
};

/** Who buys, and where the card is from. */
export function BuyerFields({ form, touched, onType, onBlur }: Props) {
  const t = useTranslations('buy');
  const locale = useLocale();
  const errors = formErrors(form);
  return (
    <>
      <fieldset className={styles.fields}>
        <legend className={styles.heading}>{t('buyer')}</legend>
        {(ORDERS[locale] ?? CHECKED_FIELDS).map((field) => {
          const error = touched.includes(field) ? errors[field] : undefined;
          return (
            <TextField
              key={field}
              label={t(field)}
              text={form[field]}
              error={error && t(`errors.${error}`)}
              maxLength={MAX_CHARACTERS[field]}
              {...INPUTS[field]}
              onType={(text) => onType({ [field]: text })}
              onBlur={() => onBlur(field)}
            />
          );
        })}
        <CountryField country={form.country} onChoose={(country) => onType({ country })} />
      </fieldset>
      <p className={styles.small}>{t('privacy')}</p>
    </>
  );
}
