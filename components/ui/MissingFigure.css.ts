import { style } from '@vanilla-extract/css';
import { theme } from './theme.css';

/** As quiet in place of a gain. */
export const dash = style({ color: theme.color.textFaint, fontWeight: theme.weight.regular });
