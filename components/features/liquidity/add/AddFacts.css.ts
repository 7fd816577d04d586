import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** A disc in place of a logo, from the start of the line. */
const emptyLogo = (center: string) =>
  `radial-gradient(circle at ${center} 18px, ${theme.color.hover} 17.5px, transparent 18px)`;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.snug,
});

/** Without a pair, the figures stand only where they take no room from the form. */
export const noFacts = style([
  facts,
  {
    '@media': { [media.belowColumns]: { display: 'none' } },
    // The places of two logos, where the head of a pair will be.
    '::before': {
      content: '',
      height: '36px',
      margin: `${theme.space.tight} 0 ${theme.space.hair}`,
      background: `${emptyLogo('18px')}, ${emptyLogo('46px')}`,
    },
  },
]);

/** Below the figures, in line with them. */
export const risk = style({ color: theme.color.textFaint, fontSize: theme.size.label });

// The account's position is as wide as the facts, and on a phone as the form.
globalStyle(`${facts} > section`, {
  maxWidth: 'none',
  margin: `${theme.space.body} 0 0`,
  '@media': {
    [media.belowColumns]: {
      width: `calc(100% + 2 * ${theme.space.tight})`,
      marginInline: `calc(-1 * ${theme.space.tight})`,
    },
    // Beside the form no card: it is in line with the facts.
    [media.fromColumns]: { padding: 0, background: 'none', boxShadow: 'none' },
  },
});
globalStyle(`${facts} > section > *`, {
  '@media': { [media.fromColumns]: { paddingInline: 0 } },
});
