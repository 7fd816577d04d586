import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** In line with the facts above it. */
export const details = style({
  padding: `0 ${theme.space.body} ${theme.space.tight}`,
  '@media': { [media.narrow]: { paddingInline: theme.space.tight } },
});

/** In line with the facts above. */
export const folded = style({
  margin: `0 calc(-1 * ${theme.space.body})`,
  '@media': { [media.narrow]: { marginInline: `calc(-1 * ${theme.space.tight})` } },
});
