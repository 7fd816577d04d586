import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const card = style({
  width: '100%',
  maxWidth: '464px',
  margin: `${theme.space.body} auto 0`,
  padding: `${theme.space.body} ${theme.space.tight} ${theme.space.tight}`,
  background: theme.color.card,
  boxShadow: theme.shadow,
  borderRadius: theme.radius.card,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  padding: `0 ${theme.space.body}`,
  '@media': { [media.narrow]: { paddingInline: theme.space.tight } },
});

export const title = style({
  fontSize: theme.size.body,
  fontWeight: theme.weight.bold,
  overflowWrap: 'anywhere',
});
