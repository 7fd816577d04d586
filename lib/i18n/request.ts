import { getRequestConfig } from 'next-intl/server';
import { EXPORTED } from './exported/shared';

// The static export is always English; another language takes its place in the browser.
export default getRequestConfig(() => EXPORTED);
