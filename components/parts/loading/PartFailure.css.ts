import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** The whole width, even in a row. */
export const place = style({ flexBasis: '100%', marginTop: theme.space.tight });
