import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

// jsdom lacks both, and viem needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom does not record how a document was loaded.
Object.assign(performance, { getEntriesByType: () => [] });

// On a machine that builds at the same time, loading a part can take more than a second.
configure({ asyncUtilTimeout: 30_000 });
