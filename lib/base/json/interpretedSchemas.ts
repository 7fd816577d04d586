import { config } from 'zod/mini';

// Without this, zod would compile its schemas with `new Function`, which the Content-Security-Policy
// blocks. It must run before any schema is made.
config({ jitless: true });
