import { style } from '@vanilla-extract/css';
import { choice as anyChoice, choices } from '@/components/ui/choices.css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const modes = style([
  choices,
  { marginInlineStart: 'auto', '@media': { [media.phone]: { gap: 0 } } },
]);

export const choice = style([
  anyChoice,
  {
    fontSize: theme.size.label,
    '@media': { [media.phone]: { paddingInline: '6px' } },
  },
]);
