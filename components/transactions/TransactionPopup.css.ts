import { keyframes, style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const popup = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: theme.space.snug,
  flex: '0 0 min(88vw, 360px)',
  padding: theme.space.body,
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.body,
  boxShadow: theme.shadow,
  pointerEvents: 'auto',
  animation: `${arrive} ${theme.motion.calm}`,
  '@media': { [media.fromWide]: { flexBasis: 'auto' } },
});

export const words = style({ display: 'grid', gap: theme.space.hair, overflowWrap: 'anywhere' });

export const what = style({ fontWeight: theme.weight.medium });
