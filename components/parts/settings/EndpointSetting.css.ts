import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const help = style({ fontSize: theme.size.label, color: theme.color.textFaint });

export const line = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.tight });

export const typed = style({ flex: '1 1 200px', width: 'auto', height: '44px' });

export const status = style({ minHeight: '18px', fontSize: theme.size.label });

export const error = style({ color: theme.color.bad });
