import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const note = style({
  padding: `0 ${theme.space.hair}`,
  color: theme.color.textSoft,
  fontSize: theme.size.body,
});

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  columnGap: theme.space.tight,
});

export const quiet = style({ color: theme.color.textSoft });

export const links = style({
  display: 'grid',
  gap: theme.space.tight,
  padding: `${theme.space.body} 0`,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  padding: `0 ${theme.space.hair}`,
  color: theme.color.textSoft,
  textDecoration: 'underline',
});

/** As high as one version's row, so that less moves when it appears. */
export const waiting = style({ minHeight: '60px' });

export const owed = style({
  minHeight: '60px',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.space.snug,
  padding: `${theme.space.tight} ${theme.space.snug}`,
  background: theme.color.field,
  borderRadius: theme.radius.body,
  overflowWrap: 'anywhere',
});
