import { theme } from './theme.css';

/** How a chosen preset looks, such as a percentage or the maximum. */
export const CHOSEN = {
  background: theme.color.accentSoft,
  color: theme.color.accentText,
  fontWeight: theme.weight.bold,
} as const;
