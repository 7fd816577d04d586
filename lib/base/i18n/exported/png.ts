import png from '@/messages/en/png.json';
import { signingMessages } from './signing';

/** The messages of the panel about PNG. */
export const pngMessages = { png, ...signingMessages };
