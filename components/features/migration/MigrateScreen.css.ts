import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

const INSET = `0 ${theme.space.body}`;

/** In line with the title of the card. */
const quiet = style({ color: theme.color.textSoft, fontSize: theme.size.body });

export const intro = style([quiet, { padding: INSET }]);

/** What is moved, as the main figure of the card. */
export const moved = style({ display: 'grid', margin: 0, padding: INSET });

export const movedTerm = style({ color: theme.color.textFaint, fontSize: theme.size.label });

export const movedFigure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space.tight,
  minHeight: '28px',
  margin: 0,
  fontSize: theme.size.figure,
  fontWeight: theme.weight.medium,
});

export const movedUsd = style({ color: theme.color.textFaint, fontSize: theme.size.body });

export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: '12rem' });

/** Below each other, of one width. */
export const actions = style({ display: 'grid', gap: theme.space.tight });
