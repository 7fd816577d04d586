import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** In pixels. */
export const ROW_HEIGHT = 56;

export const scroller = style({
  height: '100%',
  margin: `0 calc(-1 * ${theme.space.tight})`,
  overflowY: 'auto',
});

export const rows = style({ position: 'relative' });

export const row = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  height: ROW_HEIGHT,
});
