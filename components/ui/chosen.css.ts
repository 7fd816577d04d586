import { theme } from './theme.css';
import { READABLE } from './toned.css';

/** How a chosen preset looks, such as a percentage or the maximum. */
export const CHOSEN = {
  vars: READABLE,
  background: theme.color.accentSoft,
  color: theme.color.accentText,
  fontWeight: theme.weight.bold,
} as const;
