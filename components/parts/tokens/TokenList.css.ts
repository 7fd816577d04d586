import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** In pixels. */
export const ROW_HEIGHT = 56;

/** In pixels. */
export const HEADING_HEIGHT = 28;

/** What is free below the last row, in pixels. */
export const END = 8;

export const place = style({ position: 'relative' });

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

const title = style({
  display: 'flex',
  alignItems: 'center',
  height: HEADING_HEIGHT,
  paddingInline: theme.space.body,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});

export const heading = style([title, { position: 'absolute', insetInline: 0, top: 0 }]);

/** The title of the part at the top, over the room above the first row, and over what scrolls. */
export const topTitle = style([
  title,
  {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    marginBottom: -HEADING_HEIGHT,
    background: theme.color.card,
  },
]);
