import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

export const list = style({
  display: 'grid',
  gap: theme.space.hair,
  padding: `${theme.space.snug} ${theme.space.hair} ${theme.space.hair}`,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: theme.space.snug,
  alignItems: 'center',
  minHeight: '24px',
});

export const tallRow = style([row, { alignItems: 'flex-start' }]);

export const term = style({ color: theme.color.textFaint });

export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.hair,
  marginLeft: 'auto',
  textAlign: 'right',
  overflowWrap: 'anywhere',
});
