/** The interface languages that exist so far, the first being the fallback. */
export const LOCALES = ['en'] as const;

/** An interface language. */
export type Locale = (typeof LOCALES)[number];
