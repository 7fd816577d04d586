import { style } from '@vanilla-extract/css';
import { choiceHeight } from '@/components/ui/choices.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** The search field and its results. */
export const search = style({});

/** The order of the list, above it. */
export const order = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.tight,
  borderBottom: `1px solid ${theme.color.line}`,
  color: theme.color.textFaint,
  fontSize: theme.size.small,
  vars: { [choiceHeight]: '28px' },
});

/** What the dialog has above and below the results: on a phone, and with the common tokens in two lines. */
const AROUND = { phone: '252px', tablet: '288px' };
const heightBeside = (around: string) => `max(40dvh + 1px, min(392px, 80dvh - ${around}))`;

/**
 * The height is fixed, so that the dialog does not move while search results change, and lets
 * everything around it be in sight.
 */
export const results = style({
  height: heightBeside(AROUND.phone),
  '@media': { [media.fromTablet]: { height: heightBeside(AROUND.tablet) } },
});

export const answer = style({
  display: 'grid',
  gap: theme.space.hair,
  selectors: {
    '&:not(:empty)': {
      padding: theme.space.section,
      color: theme.color.textSoft,
      textAlign: 'center',
    },
  },
});

/** The way to the token lists, below the results. */
export const lists = style({
  display: 'grid',
  justifyItems: 'center',
  paddingTop: theme.space.tight,
  borderTop: `1px solid ${theme.color.line}`,
});
