/** The languages of the interface, by their tags, in the order of the menu. */
export const LOCALES = ['en', 'de', 'tr', 'zh-Hans', 'es', 'fr', 'pt-BR', 'vi'] as const;

export type Locale = (typeof LOCALES)[number];
