import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const approvals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  alignItems: 'end',
  gap: theme.space.snug,
});
