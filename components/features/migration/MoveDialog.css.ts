import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.snug,
});

export const text = style({ color: theme.color.textSoft, fontSize: theme.size.body });

export const outcome = style({ color: theme.color.textSoft, fontSize: theme.size.body });

export const warning = style({ color: theme.color.caution, fontSize: theme.size.body });

export const moved = style({
  display: 'grid',
  gap: theme.space.tight,
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

export const movedRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.space.tight,
});
