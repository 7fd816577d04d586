import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const quiet = style({ color: theme.color.textSoft, fontSize: theme.size.body });

export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: '12rem' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.tight });
