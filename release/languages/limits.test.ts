import { LANGUAGE_FILES, LOCALES, type Locale } from '@/lib/base/i18n/locales';
import { flatTexts, readTexts } from './texts';

type Translation = Exclude<Locale, 'en'>;

/** How English says that a figure is the most or the least, and how each language does. */
const LIMITS: readonly (readonly [RegExp, Readonly<Record<Translation, RegExp>>])[] = [
  [
    /\b(up to|at most|maximum)\b/i,
    {
      de: /bis zu|höchstens|maxim/i,
      tr: /en\sfazla|maks/i,
      'zh-Hans': /最多|最高/,
      es: /hasta|máximo|como mucho/i,
      fr: /jusqu’à|au plus|maximum/i,
      'pt-BR': /até|máximo/i,
      vi: /tối đa/i,
    },
  ],
  [
    /\b(at least|minimum)\b/i,
    {
      de: /mindest|minimum/i,
      tr: /en\saz|minimum/i,
      'zh-Hans': /至少|最少|最低/,
      es: /al menos|mínim/i,
      fr: /au moins|minim/i,
      'pt-BR': /pelo menos|mínim/i,
      vi: /ít nhất|tối thiểu|ngang hoặc hơn/i,
    },
  ],
];

/** The texts that say their limit by a word that elsewhere is none. */
const OTHERWISE: Partial<Record<Translation, Readonly<Record<string, RegExp>>>> = {
  fr: { 'liquidity.poolFull': /n’accepte plus que/ },
  vi: {
    'settings.riskyHigh': /lấy đến \{slippage\}/,
    'swapReview.highSlippage.maximumSold': /trả đến <amount>/,
    'trade.sandwichTakes': /mất đến <amount>/,
  },
};

const isTranslation = (locale: Locale): locale is Translation => locale !== 'en';

test.each(LOCALES.filter(isTranslation))(
  'LNG-07 what English gives at most or at least, %s does too',
  async (locale) => {
    const texts = flatTexts(await readTexts(LANGUAGE_FILES[locale]));
    const english = [...flatTexts(await readTexts('en'))];
    for (const [limit, own] of LIMITS) {
      const limited = english.filter(([, text]) => limit.test(text)).map(([key]) => key);
      expect(limited.length).toBeGreaterThan(10);
      const pattern = (key: string) => OTHERWISE[locale]?.[key] ?? own[locale];
      expect(limited.filter((key) => !pattern(key).test(texts.get(key) ?? ''))).toEqual([]);
    }
  },
);
