import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `0 ${theme.space.body} ${theme.space.hair}`,
});

export const label = style({ color: theme.color.textFaint, fontSize: theme.size.label });

/** The other way to do it. */
export const other = style({ textDecoration: 'underline' });
