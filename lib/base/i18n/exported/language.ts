import messages from '@/messages/en.json';
import { EXPORTED_LOCALE, type Locale } from '../locales';

type Exported = { readonly locale: Locale; readonly messages: typeof messages };

/** The language of the static export, with the messages that all screens share. */
export const EXPORTED: Exported = { locale: EXPORTED_LOCALE, messages };
