import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

const MARK = '16px';

export const stages = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  width: '100%',
  fontSize: theme.size.label,
  color: theme.color.textFaint,
  // A word that is wider than its column runs into the room on both sides.
  whiteSpace: 'nowrap',
  overflowWrap: 'normal',
  selectors: { '&:last-child': { paddingBottom: theme.space.tight } },
});

/** A line leads to it from the stage before. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: theme.space.tight,
  selectors: {
    '&[aria-current]': { color: theme.color.text, fontWeight: theme.weight.medium },
    '&:not(:first-child)::before': {
      content: '',
      position: 'absolute',
      top: '7px',
      insetInlineStart: 'calc(-50% + 14px)',
      width: 'calc(100% - 28px)',
      height: '2px',
      background: theme.color.hover,
      borderRadius: theme.radius.round,
    },
  },
});

export const reachedStage = style([
  stage,
  { selectors: { '&:not(:first-child)::before': { background: theme.color.textFaint } } },
]);

export const mark = style({ display: 'grid', placeItems: 'center', width: MARK, height: MARK });

export const toCome = style({
  width: MARK,
  height: MARK,
  border: `2px solid ${theme.color.textFaint}`,
  borderRadius: theme.radius.round,
});

/** A ring that is filled but for a dot. */
export const now = style({
  width: MARK,
  height: MARK,
  border: `5px solid ${theme.color.text}`,
  borderRadius: theme.radius.round,
});

export const done = style({ color: theme.color.text });
