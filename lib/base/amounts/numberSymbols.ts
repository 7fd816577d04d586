import type { Locale } from '@/lib/base/i18n/locales';

type NumberSymbols = {
  readonly group: string;
  /** A whole number of that many digits is not grouped. */
  readonly ungrouped?: number;
  readonly decimal: string;
  readonly beforePercent: string;
  readonly afterPercent: string;
  readonly beforeDollars: string;
  readonly afterDollars: string;
  /** Between `<` or `>` and a figure. */
  readonly afterComparison: string;
};

const ENGLISH: NumberSymbols = {
  group: ',',
  decimal: '.',
  beforePercent: '',
  afterPercent: '%',
  beforeDollars: '$',
  afterDollars: '',
  afterComparison: '',
};
const GERMAN: NumberSymbols = {
  group: '.',
  decimal: ',',
  beforePercent: '',
  afterPercent: '\u00a0%',
  beforeDollars: '',
  afterDollars: '\u00a0$',
  afterComparison: '',
};

/**
 * The symbols of the app's languages, as `Intl` writes them except for the narrow space of French
 * (`inSpacesOfFont`). The first `Intl.NumberFormat` of a page takes longer than the rest of its
 * form, and so does the first one of a currency.
 */
const SYMBOLS: Readonly<Record<Locale, NumberSymbols>> = {
  en: ENGLISH,
  // German (DIN 5008) and French set the sign apart.
  de: { ...GERMAN, afterComparison: '\u00a0' },
  es: { ...GERMAN, ungrouped: 4, afterDollars: '\u00a0US$' },
  fr: { ...GERMAN, group: '\u00a0', afterDollars: '\u00a0$US', afterComparison: '\u00a0' },
  'pt-BR': { ...GERMAN, afterPercent: '%', beforeDollars: 'US$\u00a0', afterDollars: '' },
  tr: { ...GERMAN, beforePercent: '%', afterPercent: '', beforeDollars: '$', afterDollars: '' },
  vi: { ...GERMAN, afterPercent: '%', afterDollars: '\u00a0US$' },
  'zh-Hans': { ...ENGLISH, beforeDollars: 'US$' },
};

/** How a language writes numbers. */
export function numberSymbols(locale: Locale): NumberSymbols {
  return SYMBOLS[locale];
}
