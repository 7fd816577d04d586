import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

const ICON = '16px';
/** From the middle of a step to the line that leads to the next. */
const CLEAR_OF_ICON = '14px';

export const line = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  fontSize: theme.size.label,
  textAlign: 'center',
  '@media': {
    [media.phone]: { fontSize: theme.size.bar },
    // Some words are wider than a quarter of it.
    [media.narrow]: { gridAutoFlow: 'row', gap: theme.space.tight, textAlign: 'start' },
  },
});

const step = style({
  position: 'relative',
  paddingTop: theme.space.wide,
  overflowWrap: 'anywhere',
  '@media': {
    [media.narrow]: {
      display: 'flex',
      alignItems: 'center',
      minHeight: theme.space.wide,
      padding: `0 0 0 ${theme.space.wide}`,
      fontSize: theme.size.label,
    },
  },
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      top: '7px',
      insetInline: `calc(-50% + ${CLEAR_OF_ICON}) calc(50% + ${CLEAR_OF_ICON})`,
      height: '2px',
      background: theme.color.line,
      borderRadius: theme.radius.round,
      '@media': {
        [media.narrow]: {
          top: '-10px',
          insetInline: '7px auto',
          width: '2px',
          height: theme.space.snug,
        },
      },
    },
  },
});

const reached = { selectors: { '&&::before': { background: theme.color.textFaint } } };

export const marks = styleVariants({
  done: [step, reached, { color: theme.color.textSoft }],
  now: [step, reached, { color: theme.color.text, fontWeight: theme.weight.bold }],
  later: [step, { color: theme.color.textFaint }],
  failed: [step, reached, { color: theme.color.text, fontWeight: theme.weight.bold }],
});

const place = style({
  position: 'absolute',
  top: 0,
  insetInlineStart: `calc(50% - ${ICON} / 2)`,
  '@media': { [media.narrow]: { top: `calc(50% - ${ICON} / 2)`, insetInlineStart: 0 } },
});

export const icon = style([
  place,
  { selectors: { [`${marks.failed} > &`]: { color: theme.color.bad } } },
]);

export const dot = style([
  place,
  {
    width: ICON,
    height: ICON,
    border: `2px solid ${theme.color.textFaint}`,
    borderRadius: theme.radius.round,
    selectors: { [`${marks.now} > &`]: { borderWidth: '5px', borderColor: theme.color.text } },
  },
]);
