import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const route = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: '6px',
});

/** What leads to a token stays with it, even on a new line. */
export const hop = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });

export const fee = style({ color: theme.color.textFaint, fontSize: theme.size.label });
