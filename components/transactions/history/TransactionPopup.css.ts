import { keyframes, style } from '@vanilla-extract/css';
import { besideForm } from '@/components/ui/besideForm';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** In a strip it is as high as the bar whose place it takes. */
export const popup = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: theme.space.tight,
  // Of several, the next one shows its beginning.
  flex: '0 1 360px',
  minWidth: 'min(100% - 24px, 360px)',
  height: '100%',
  padding: `0 ${theme.space.hair} 0 ${theme.space.snug}`,
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.body,
  fontSize: theme.size.label,
  lineHeight: 1.25,
  pointerEvents: 'auto',
  animation: `${arrive} ${theme.motion.calm}`,
  '@media': {
    [media.fromDesktop]: {
      selectors: {
        [besideForm()]: {
          flex: 'none',
          minWidth: 0,
          gap: theme.space.snug,
          alignItems: 'start',
          height: 'auto',
          padding: theme.space.body,
          boxShadow: theme.shadow,
          fontSize: 'inherit',
          lineHeight: 'inherit',
        },
      },
    },
  },
});

/** A long reason can be scrolled in a strip. */
export const words = style({
  maxHeight: '100%',
  overflow: 'hidden auto',
  overflowWrap: 'anywhere',
  '@media': {
    [media.fromDesktop]: {
      selectors: { [besideForm()]: { display: 'grid', gap: theme.space.hair } },
    },
  },
});

export const summary = style({ fontWeight: theme.weight.medium });

export const outcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.body,
});
