import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** In pixels. */
export const ROW_HEIGHT = 56;

/** In pixels. */
export const HEADING_HEIGHT = 28;

/** What is free below the last row, in pixels. */
export const END = 16;

export const place = style({ position: 'relative', margin: `0 calc(-1 * ${theme.space.tight})` });

export const rows = style({ position: 'relative' });

export const row = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  height: ROW_HEIGHT,
});

export const headings = style({ position: 'absolute', insetInline: 0, top: 0 });

export const heading = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  height: HEADING_HEIGHT,
  paddingInline: theme.space.tight,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  fontWeight: theme.weight.medium,
});
