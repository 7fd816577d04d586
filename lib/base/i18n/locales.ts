/**
 * The interface languages that exist so far. Until there is another one, the branches that load the
 * messages of a language other than the exported one never run.
 */
export type Locale = 'en';
