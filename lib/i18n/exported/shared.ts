import messages from '@/messages/en.json';
import type { Locale } from '../locales';

type Exported = { readonly locale: Locale; readonly messages: typeof messages };

/** The language that the site is exported in, with the messages that all screens share. */
export const EXPORTED: Exported = { locale: 'en', messages };
