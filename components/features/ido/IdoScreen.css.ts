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

export const title = style({ fontSize: theme.size.title, fontWeight: theme.weight.bold });

export const quiet = style({ color: theme.color.textFaint });

export const section = style({ display: 'grid', gap: theme.space.tight });

export const heading = style({
  marginTop: theme.space.tight,
  fontSize: theme.size.large,
  fontWeight: theme.weight.bold,
});

export const message = style({
  padding: `${theme.space.section} ${theme.space.body}`,
  border: `1px dashed ${theme.color.line}`,
  borderRadius: theme.radius.card,
  color: theme.color.textSoft,
  textAlign: 'center',
  textWrap: 'balance',
});

export const list = style({
  display: 'grid',
  gap: theme.space.tight,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.snug,
  height: '100%',
  padding: theme.space.body,
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
  color: theme.color.text,
  textDecoration: 'none',
  transition: `background ${theme.motion.quick}`,
  selectors: { '&:hover': { background: theme.color.raised } },
});

export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ fontSize: theme.size.body, fontWeight: theme.weight.bold });
