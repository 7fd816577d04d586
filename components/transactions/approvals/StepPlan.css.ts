import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

const MARK = '20px';

/** The steps in one line, which say their number. */
export const plan = style({
  display: 'flex',
  gap: theme.space.tight,
  padding: `0 ${theme.space.body}`,
  counterReset: 'step',
  fontSize: theme.size.label,
  lineHeight: 18 / 13,
  '@media': { [media.narrow]: { paddingInline: theme.space.tight } },
});

/** A line leads on to the next one. */
const step = style({
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  minWidth: 0,
  minHeight: MARK,
  counterIncrement: 'step',
  selectors: {
    '&:last-child': { flexGrow: 0 },
    '&:not(:last-child)::after': {
      content: '',
      // None is left beside a title that takes two lines.
      flex: 1,
      minWidth: 0,
      height: '1px',
      background: theme.color.line,
    },
  },
});

export const steps = styleVariants({
  done: [step, { color: theme.color.textSoft }],
  now: [step, { color: theme.color.text, fontWeight: theme.weight.bold }],
  toCome: [step, { color: theme.color.textFaint }],
});

const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: MARK,
  height: MARK,
  borderRadius: theme.radius.round,
  fontWeight: theme.weight.bold,
});

const numbered = style([mark, { '::before': { content: 'counter(step)' } }]);

export const marks = styleVariants({
  done: [mark, { background: theme.color.field, color: theme.color.good }],
  now: [numbered, { background: theme.color.text, color: theme.color.card }],
  toCome: [numbered, { background: theme.color.field, color: theme.color.textFaint }],
});

export const title = style({ overflowWrap: 'anywhere' });
