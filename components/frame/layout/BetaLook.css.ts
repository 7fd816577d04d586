import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';
import { BETA, PINNED, SIDE } from './lookStyles';

/** On a phone both looks have the header's slim bar. */
export const place = style({
  display: 'none',
  '@media': {
    [media.fromTablet]: {
      selectors: {
        [BETA]: {
          display: 'flex',
          alignItems: 'center',
          // Also between the tools.
          gap: theme.space.tight,
          minHeight: '56px',
          padding: `0 ${theme.space.body}`,
        },
      },
    },
    [media.fromDesktop]: { selectors: { [`${PINNED}::before`]: { width: SIDE.open } } },
  },
  selectors: {
    // The background of the side navigation, whose code is loaded later.
    '&::before': {
      boxSizing: 'border-box',
      content: '',
      position: 'fixed',
      inset: '0 auto 0 0',
      width: SIDE.narrow,
      background: theme.color.card,
      borderRight: `1px solid ${theme.color.line}`,
    },
  },
});
