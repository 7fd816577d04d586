import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** The value with the two amounts beneath: one line has no room for them on a phone. */
export const size = style({ display: 'grid', justifyItems: 'end', gap: theme.space.hair });
