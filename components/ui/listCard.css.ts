import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

/** The column of the actions, from a tablet on. */
export const ACTION_WIDTH = '112px';

export const cardName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.tight,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
  overflowWrap: 'anywhere',
});

/** For what is the account's own. */
export const ownBadge = style({
  padding: `2px ${theme.space.tight}`,
  borderRadius: theme.radius.small,
  background: theme.color.accentSoft,
  color: theme.color.accentText,
  fontSize: theme.size.label,
  fontWeight: theme.weight.bold,
  overflowWrap: 'normal',
  whiteSpace: 'nowrap',
});
