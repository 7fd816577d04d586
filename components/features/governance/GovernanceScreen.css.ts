import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.wide,
  width: '100%',
  maxWidth: '720px',
  margin: '0 auto',
});

export const head = style({ display: 'grid', gap: theme.space.tight });

export const title = style({ fontSize: theme.size.title, fontWeight: theme.weight.bold });

export const heading = style({ fontSize: theme.size.large, fontWeight: theme.weight.bold });

export const quiet = style({ color: theme.color.textFaint });

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.snug,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.tight,
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.snug,
  padding: theme.space.body,
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
});

/** The account's figures, side by side if there is room. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.snug,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const term = style({ color: theme.color.textFaint, fontSize: theme.size.tiny });

export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.tight,
  minHeight: '24px',
  fontWeight: theme.weight.medium,
});

export const waiting = style({
  display: 'grid',
  justifyItems: 'center',
  padding: theme.space.section,
});

export const message = style({
  padding: `${theme.space.section} ${theme.space.body}`,
  border: `1px dashed ${theme.color.line}`,
  borderRadius: theme.radius.card,
  color: theme.color.textSoft,
  textAlign: 'center',
});

export const back = style({ justifySelf: 'start', color: theme.color.textSoft });

export const stateLine = style({ display: 'flex', alignItems: 'center', gap: theme.space.tight });
