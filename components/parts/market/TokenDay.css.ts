import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** What is watched has to be of some size. */
export const place = style({ width: '1px', height: '1px' });

export const day = style({ display: 'grid', justifyItems: 'end' });

export const change = style({ fontSize: theme.size.label, lineHeight: 18 / 13 });
