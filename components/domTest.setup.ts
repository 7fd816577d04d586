import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

// jsdom lacks both, and viem needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// A machine that builds at the same time takes longer than a second to load a part.
configure({ asyncUtilTimeout: 10_000 });
