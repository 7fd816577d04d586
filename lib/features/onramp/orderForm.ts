import { type FiatSymbol, fiatDecimals } from './fiatCurrencies';

/** What a user types to buy AVAX. */
export type OrderForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** In the fiat currency, as it is typed. */
  readonly amount: string;
  readonly fiat: FiatSymbol;
  /** The code of the country of the card. */
  readonly country: string;
};

/** The fields that are checked one by one. */
export const CHECKED_FIELDS = ['firstName', 'lastName', 'email'] as const;

export type CheckedField = (typeof CHECKED_FIELDS)[number];

/** How many characters each of these fields takes. */
export const MAX_CHARACTERS: Readonly<Record<CheckedField, number>> = {
  firstName: 100,
  lastName: 100,
  email: 254,
};

/** Why a field can't be sent. */
type FieldError = 'name' | 'email';

/** A simple check, not the whole of RFC 5322: no spaces, one @, and a domain with a dot. */
const EMAIL = /^[^\s@,;:<>()[\]"\\]+@([\p{L}\d]([\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}\d-]{2,}$/u;

/** What is wrong with the checked fields of a form, ignoring spaces around the texts. */
export function formErrors(
  form: Pick<OrderForm, CheckedField>,
): Readonly<Partial<Record<CheckedField, FieldError>>> {
  return Object.fromEntries(
    CHECKED_FIELDS.flatMap((field) => {
      const error = fieldError(field, form[field].trim());
      return error === undefined ? [] : [[field, error]];
    }),
  );
}

function fieldError(field: CheckedField, text: string): FieldError | undefined {
  const hasValidLength = text !== '' && text.length <= MAX_CHARACTERS[field];
  const isValid = hasValidLength && (field !== 'email' || EMAIL.test(text));
  if (isValid) return undefined;
  return field === 'email' ? 'email' : 'name';
}

const MAX_DIGITS = 12;

/** Why an amount can't be ordered. `decimals`: it has more than the fiat currency has. */
type AmountError = 'missing' | 'decimals' | 'tooLarge';

/** What is wrong with a typed amount. `missing`: it is not a decimal number above zero. */
export function amountError(text: string, fiat: FiatSymbol): AmountError | undefined {
  const [, whole = '', decimals = ''] = /^(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  if (!/[1-9]/.test(whole + decimals)) return 'missing';
  if (decimals.length > fiatDecimals(fiat)) return 'decimals';
  return whole.length > MAX_DIGITS ? 'tooLarge' : undefined;
}

/** An amount as the provider reads it: without a leading or a trailing point. */
export function plainAmount(text: string): string {
  const amount = text.startsWith('.') ? `0${text}` : text;
  return amount.replace(/\.$/, '');
}
