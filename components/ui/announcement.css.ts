import { style } from '@vanilla-extract/css';

/** Read by a screen reader, and not shown: the page shows the same in another way. */
export const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

export const announcement = style(UNSEEN);
