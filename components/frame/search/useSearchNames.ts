import { createTranslator, type Messages, useLocale, useMessages } from 'next-intl';
import { useMemo } from 'react';
import { EXPORTED } from '@/lib/base/i18n/exported/language';
import { searchMessages } from '@/lib/base/i18n/exported/search';
import type { Locale } from '@/lib/base/i18n/locales';
import type { ScreenName } from '@/lib/features/search/screens';

/** The messages with the titles of screens; the lists of farms have the version in theirs. */
const TITLES = {
  swap: 'frame.navItems.swap',
  send: 'search.screens.send',
  buy: 'frame.navItems.buy',
  pool: 'frame.navItems.pool',
  add: 'search.screens.add',
  create: 'search.screens.create',
  find: 'search.screens.find',
  stakes: 'frame.navItems.stake',
  vote: 'frame.navItems.vote',
  airdrop: 'search.screens.airdrop',
  migrate: 'frame.navItems.migrate',
  idos: 'frame.links.idos',
} as const;

const FARM_VERSIONS = { farms: 2, earlierFarms: 1 } as const;

const ENGLISH = namesIn(EXPORTED.locale, { ...EXPORTED.messages, ...searchMessages });

/** How screens, pools and farms are called, in the language of the page and in English. */
export function useSearchNames() {
  const locale = useLocale();
  const messages = useMessages();
  return useMemo(() => {
    const own = namesIn(locale, messages);
    return {
      titleOf: own.titleOf,
      namesOf: (name: ScreenName) => ({
        titles: [own.titleOf(name), ENGLISH.titleOf(name)],
        words: [own.wordsOf(name), ENGLISH.wordsOf(name)],
      }),
      poolWords: [...own.poolWords, ...ENGLISH.poolWords],
      farmWords: [...own.farmWords, ...ENGLISH.farmWords],
    };
  }, [locale, messages]);
}

function namesIn(locale: Locale, messages: Partial<Messages>) {
  const t = createTranslator<Messages>({ locale, messages: messages as Messages });
  return {
    titleOf: (name: ScreenName): string =>
      name === 'farms' || name === 'earlierFarms'
        ? t('frame.farmMenuItem', { version: FARM_VERSIONS[name] })
        : t(TITLES[name]),
    wordsOf: (name: ScreenName): string => t(`search.words.${name}`),
    poolWords: t('search.ownWords.pool').split(' '),
    farmWords: t('search.ownWords.farm').split(' '),
  };
}
