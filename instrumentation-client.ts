import { config } from 'zod/mini';
import { fetchWithPayloads } from '@/lib/site/navigation/routerPayloads';

// Next runs this file before the rest of the app. Without this, zod would compile its schemas with
// `new Function`, which the Content-Security-Policy blocks.
config({ jitless: true });

// The development server answers every path itself. Only an export has shells.
if (process.env.NODE_ENV === 'production') {
  window.fetch = fetchWithPayloads(window.fetch, window.location);
}
