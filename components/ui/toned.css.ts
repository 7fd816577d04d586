import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

/** On a soft colour, the faintest text is too faint to read. */
export const READABLE = { [theme.color.textFaint]: theme.color.textSoft };

/** A panel with a soft colour. */
export const toned = style({ vars: READABLE });
