import { config } from 'zod/mini';

// Next runs this file before anything else of the app. zod would otherwise compile its schemas with
// `new Function`, which the Content-Security-Policy refuses.
config({ jitless: true });
