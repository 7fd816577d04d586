import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const place = style({ marginTop: theme.space.tight });

export const choices = style({ display: 'grid', gap: theme.space.tight });

export const whole = style({ fontSize: theme.size.label, overflowWrap: 'anywhere' });
