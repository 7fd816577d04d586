import { style } from '@vanilla-extract/css';
import { linkRow } from '@/components/ui/list.css';
import { theme } from '@/components/ui/theme.css';

export const quiet = style({ color: theme.color.textFaint, fontSize: theme.size.label });

export const heading = style({
  marginTop: theme.space.tight,
  fontSize: theme.size.heading,
  fontWeight: theme.weight.bold,
});

export const card = style([
  linkRow,
  {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.snug,
  },
]);

export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: theme.weight.medium });
