import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.body,
  width: '100%',
  maxWidth: '960px',
  margin: '0 auto',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.snug,
  '@media': {
    [media.fromDesktop]: {
      justifyContent: 'flex-start',
      columnGap: theme.space.wide,
      maxWidth: 'min(720px, 50vw + 224px)',
    },
  },
});

export const title = style({ fontSize: theme.size.title, fontWeight: theme.weight.bold });

export const tools = style({
  display: 'grid',
  gap: theme.space.tight,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', alignItems: 'center' },
    // Popups are at the right of a wide screen.
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 240px) auto auto',
      justifyContent: 'start',
      maxWidth: 'min(720px, 50vw + 224px)',
    },
  },
});

export const list = style({ display: 'grid', gap: theme.space.tight });

export const quiet = style({ color: theme.color.textFaint });

/** Keeps the height of one line, even while empty. */
export const count = style({ minHeight: '1.45em', color: theme.color.textFaint });

export const waiting = style({
  display: 'grid',
  justifyItems: 'center',
  padding: theme.space.section,
});

export const message = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.body,
  padding: `${theme.space.section} ${theme.space.body}`,
  border: `1px dashed ${theme.color.line}`,
  borderRadius: theme.radius.card,
  color: theme.color.textSoft,
  textAlign: 'center',
  textWrap: 'balance',
});

export const connect = style({ width: '100%', maxWidth: '320px' });
