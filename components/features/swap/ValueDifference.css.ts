import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

const difference = style({ display: 'inline-block' });

export const plain = style([difference, { color: theme.color.textFaint }]);

export const marked = style([difference, { color: theme.color.warningText }]);

/** On the narrowest phones it would begin another line, and push the action down. */
export const note = style({ '@media': { [media.narrow]: { display: 'none' } } });
