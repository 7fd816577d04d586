import { style } from '@vanilla-extract/css';
import { field } from '@/components/ui/field.css';
import { theme } from '@/components/ui/theme.css';

export const form = style({ display: 'grid', gap: theme.space.tight, marginTop: theme.space.body });

export const label = style({ color: theme.color.textSoft });

export const input = style([field, { marginBottom: theme.space.tight }]);
