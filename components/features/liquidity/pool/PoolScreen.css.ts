import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.wide,
  width: '100%',
  maxWidth: '960px',
  margin: '0 auto',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.tight,
  // Popups are at the right of a wide screen.
  '@media': {
    [media.fromDesktop]: {
      justifyContent: 'flex-start',
      columnGap: theme.space.wide,
      maxWidth: 'min(720px, 50vw + 224px)',
    },
  },
});

export const title = style({ fontSize: theme.size.title, fontWeight: theme.weight.bold });

export const subtitle = style({
  color: theme.color.text,
  fontSize: theme.size.body,
  fontWeight: theme.weight.bold,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.tight });

export const banner = style({
  display: 'grid',
  gap: theme.space.tight,
  padding: theme.space.body,
  background: theme.color.raised,
  borderLeft: `4px solid ${theme.color.accent}`,
  borderRadius: theme.radius.body,
  color: theme.color.textSoft,
});

export const positions = style({ display: 'grid', gap: theme.space.tight });

/** High enough for a finger. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: theme.color.text,
  fontWeight: theme.weight.medium,
});

/** Keeps the height of one line, even while empty. */
export const count = style({ minHeight: '1.45em', color: theme.color.textFaint });
