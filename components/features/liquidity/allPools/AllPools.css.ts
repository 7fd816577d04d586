import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** The id of its title. */
export const TITLE_ID = 'all-pools';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.tight,
});

const quiet = style({ color: theme.color.textFaint, fontSize: theme.size.label });

/** What the figures are, and how old. */
export const basis = style([
  quiet,
  {
    display: 'grid',
    gap: theme.space.hair,
    padding: `0 ${theme.space.wide}`,
    textWrap: 'pretty',
    '@media': { [media.phone]: { paddingInline: theme.space.body } },
  },
]);

/** In place of the list: what else can be done. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.space.tight,
});
