import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const form = style({ display: 'grid', gap: theme.space.hair });

export const line = style({ display: 'flex', alignItems: 'center', gap: theme.space.tight });

export const field = style({
  flex: 1,
  minWidth: 0,
  height: '48px',
  padding: `0 ${theme.space.body}`,
  background: theme.color.raised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.body,
  fontSize: theme.size.body,
  selectors: { '&::placeholder': { color: theme.color.textFaint } },
});

/** One line is kept free, so that nothing moves when there is something to say. */
export const note = style({
  minHeight: '24px',
  color: theme.color.textSoft,
  fontSize: theme.size.tiny,
  overflowWrap: 'anywhere',
});

export const stop = style({ float: 'inline-end', minHeight: '24px', fontSize: theme.size.tiny });

export const error = style({ color: theme.color.errorText });
