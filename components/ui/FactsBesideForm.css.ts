import { style } from '@vanilla-extract/css';
import { media } from './media';
import { theme } from './theme.css';

const FORM_WIDTH = '464px';

/** A form, and on a wide screen what belongs to it beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.snug,
  width: '100%',
  maxWidth: FORM_WIDTH,
  margin: '0 auto',
  '@media': {
    [media.fromColumns]: {
      gridTemplateColumns: `minmax(0, 1fr) ${FORM_WIDTH}`,
      gap: `0 ${theme.space.section}`,
      maxWidth: '1064px',
    },
  },
});

export const screen = style([
  columns,
  {
    '@media': {
      [media.belowTablet]: { marginTop: `calc(-1 * ${theme.space.snug})` },
      [media.fromColumns]: { gridTemplateRows: 'auto 1fr' },
    },
  },
]);

/** What a person has to see before the form. */
export const intro = style({ minWidth: 0, padding: `0 ${theme.space.tight}` });

export const form = style({
  minWidth: 0,
  '@media': { [media.fromColumns]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

export const facts = style({ minWidth: 0, padding: `0 ${theme.space.tight}` });
