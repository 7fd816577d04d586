import { getRequestConfig } from 'next-intl/server';
import { EXPORTED } from './exported/language';

// The static export has one language. The browser switches to another.
export default getRequestConfig(() => EXPORTED);
