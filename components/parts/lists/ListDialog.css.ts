import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.body,
});

/** Clear of what is above them. */
globalStyle(`${content} dl`, { marginTop: theme.space.snug });

export const label = style({ color: theme.color.textSoft, fontSize: theme.size.label });

export const found = style({ display: 'flex', alignItems: 'center', gap: theme.space.snug });

export const name = style({ fontWeight: theme.weight.bold, overflowWrap: 'anywhere' });

export const source = style({
  fontSize: theme.size.label,
  fontWeight: theme.weight.medium,
  overflowWrap: 'anywhere',
});

export const pin = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.snug,
});

export const versions = style({ display: 'grid', gap: theme.space.tight });

export const version = style({ display: 'grid', gap: theme.space.hair, justifyItems: 'start' });

export const changes = style({ width: '100%' });
