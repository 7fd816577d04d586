import { style } from '@vanilla-extract/css';
import { half } from '@/components/ui/halves.css';
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

/** One of the sizes. The focus of its radio button is drawn around it. */
export const size = style([
  half,
  {
    position: 'relative',
    textAlign: 'center',
    // Outweighs the height of a half, whichever style sheet comes first.
    selectors: {
      '&&': { minHeight: '44px' },
      '&:has(:focus-visible)': { outline: `2px solid ${theme.color.ring}` },
    },
  },
]);

/** Not drawn, and as large as what is pressed. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

/** Leads from a signature to an approval by transaction. */
export const byTransaction = style({ textDecoration: 'underline' });
