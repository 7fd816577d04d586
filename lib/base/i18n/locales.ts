/** The interface languages that exist so far. */
export type Locale = 'en';
