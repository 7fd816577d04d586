import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

const difference = style({ display: 'inline-block' });

export const plain = style([difference, { color: theme.color.textFaint }]);

export const marked = style([difference, { color: theme.color.warningText }]);
