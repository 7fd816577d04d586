import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const ribbon = style({
  padding: `2px ${theme.space.snug}`,
  background: `linear-gradient(${theme.color.accentSoft}, ${theme.color.accentSoft}), ${theme.color.card}`,
  borderRadius: theme.radius.round,
  color: theme.color.accentText,
  fontWeight: theme.weight.medium,
  // Above the block, so that both stand beside a screen with two columns.
  '@media': {
    [media.fromWide]: { position: 'absolute', bottom: '100%', insetInlineEnd: theme.space.body },
  },
});
