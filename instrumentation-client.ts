import { config } from 'zod/mini';
import { fetchWithPayloads } from '@/lib/navigation/payloads';

// Next runs this file before anything else of the app. zod would otherwise compile its schemas with
// `new Function`, which the Content-Security-Policy refuses.
config({ jitless: true });

// The development server answers every path itself; only an export has shells.
if (process.env.NODE_ENV === 'production') {
  window.fetch = fetchWithPayloads(window.fetch, window.location);
}
