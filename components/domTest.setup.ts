import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks both, and viem needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
