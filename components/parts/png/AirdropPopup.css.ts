import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

/** Part of the page, below the screen: it covers nothing. */
export const popup = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  alignItems: 'center',
  gap: theme.space.tight,
  maxWidth: '544px',
  margin: `0 auto ${theme.space.tight}`,
  padding: `0 ${theme.space.hair} 0 ${theme.space.snug}`,
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.body,
  fontSize: theme.size.label,
  lineHeight: 1.25,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'auto 1fr auto auto' } },
});

export const icon = style({
  display: 'none',
  '@media': { [media.fromTablet]: { display: 'block' } },
});

export const words = style({ overflowWrap: 'anywhere', fontWeight: theme.weight.medium });
