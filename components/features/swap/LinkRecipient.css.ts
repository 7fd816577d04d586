import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const place = style({ marginTop: theme.space.tight });

export const whole = style({ fontSize: theme.size.label, overflowWrap: 'anywhere' });

export const choice = style({ display: 'flex', gap: theme.space.tight });
