import { theme } from './theme.css';

/** How a card looks that stands in place of an empty list. */
export const EMPTY = {
  padding: `${theme.space.section} ${theme.space.body}`,
  background: `radial-gradient(60% 128px at 50% 0, ${theme.color.halo}, transparent) no-repeat, ${theme.color.card}`,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow,
  color: theme.color.textSoft,
  textAlign: 'center',
  textWrap: 'balance',
} as const;
