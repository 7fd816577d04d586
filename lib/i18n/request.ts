import { getRequestConfig } from 'next-intl/server';
import messages from '@/messages/en.json';

// The static export is always English; another language takes its place in the browser.
export default getRequestConfig(() => ({ locale: 'en', messages }));
