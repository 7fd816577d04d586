import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

const difference = style({ display: 'inline-block' });

/** The narrowest phones have no line for it: it would push the action down. */
export const plain = style([
  difference,
  { color: theme.color.textFaint, '@media': { [media.narrow]: { display: 'none' } } },
]);

export const marked = style([difference, { color: theme.color.caution }]);

/** On the narrowest phones it would begin another line. */
export const note = style({ '@media': { [media.narrow]: { display: 'none' } } });
