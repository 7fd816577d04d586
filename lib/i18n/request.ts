import { getRequestConfig } from 'next-intl/server';
import { EXPORTED } from './exported/language';

// The static export is always in English. The browser switches to another language.
export default getRequestConfig(() => EXPORTED);
