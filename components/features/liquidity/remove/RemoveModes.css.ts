import { style } from '@vanilla-extract/css';
import { choice as anyChoice, choices } from '@/components/ui/choices.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const modes = style([
  choices,
  {
    marginInline: `auto ${theme.space.hair}`,
    '@media': {
      // In a line of their own, as halves.
      [media.phone]: {
        order: 1,
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        flexBasis: '100%',
        margin: `0 ${theme.space.tight} ${theme.space.tight} 0`,
      },
    },
  },
]);

export const choice = style([
  anyChoice,
  {
    fontSize: theme.size.label,
    '@media': { [media.phone]: { justifyContent: 'center' } },
  },
]);
