import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const panel = style({ display: 'grid', gap: theme.space.tight });

/** What has to be known before the step is done: one short line. */
export const note = style({
  padding: `0 ${theme.space.body}`,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  '@media': { [media.narrow]: { paddingInline: theme.space.tight } },
});

/** Two equal halves. */
export const sizes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space.tight,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Its words take two lines: what it does, and how much. */
export const size = style({
  selectors: {
    // Outweighs the sizes of a button, whichever style sheet comes first.
    '&&': {
      minHeight: '60px',
      padding: theme.space.tight,
      fontSize: theme.size.body,
      lineHeight: 20 / 15,
      textWrap: 'balance',
    },
  },
  '@media': { [media.narrow]: { selectors: { '&&': { minHeight: '44px' } } } },
});

/** Folded, because it is read once and the review above needs the room. */
export const about = style([note]);

/** Leads from a signature to an approval by transaction. */
export const byTransaction = style({ textDecoration: 'underline' });
