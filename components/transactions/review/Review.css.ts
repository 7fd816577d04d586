import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { clearance, dialogFooter } from '@/components/ui/dialogFooter.css';
import { list as facts } from '@/components/ui/Facts.css';
import { figureWidth } from '@/components/ui/figures.css';
import { media } from '@/components/ui/media';
import { notice as anyNotice } from '@/components/ui/Notice.css';
import { theme } from '@/components/ui/theme.css';

export const sides = style({
  display: 'grid',
  gap: theme.space.snug,
  padding: theme.space.body,
  background: theme.color.field,
  borderRadius: theme.radius.body,
});

/** The logo, and beside it the amount above its label and note. */
export const side = style({
  display: 'grid',
  gridTemplateColumns: '40px auto minmax(0, 1fr)',
  alignItems: 'center',
});

globalStyle(`${side} > svg, ${side} > img, ${side} > :nth-child(3)`, {
  gridArea: '1 / 1 / span 2 / auto',
  alignSelf: 'center',
});

export const label = style({
  gridArea: '2 / 2',
  marginInlineStart: theme.space.snug,
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});

export const added = style({
  gridColumn: '2 / -1',
  marginInlineStart: theme.space.snug,
  color: theme.color.caution,
  fontSize: theme.size.label,
});

export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space.tight,
  gridArea: '1 / 2 / auto / -1',
  marginInlineStart: theme.space.snug,
  lineHeight: 34 / 28,
  vars: { [figureWidth]: 'proportional-nums' },
  fontVariantNumeric: 'proportional-nums',
  fontSize: theme.size.pageTitle,
  fontWeight: theme.weight.medium,
  overflowWrap: 'anywhere',
});

/** Below a large amount. */
export const amountNote = style({
  gridArea: '2 / 3',
  marginInlineStart: theme.space.tight,
  '@media': {
    [media.phone]: { gridArea: '3 / 2 / auto / -1', marginInlineStart: theme.space.snug },
  },
  color: theme.color.text,
  fontSize: theme.size.label,
  // As high as the button of its amount, so that both stand on one line.
  lineHeight: '24px',
});

/** A sentence below a large amount and its label. */
export const amountSentence = style({
  gridArea: '3 / 2 / auto / -1',
  marginInlineStart: theme.space.snug,
  color: theme.color.text,
  fontSize: theme.size.label,
});

/** They are at the left edge, so their exact values extend to the right. */
globalStyle(`${amount} [data-exact], ${amountNote} [data-exact]`, { right: 'auto', left: 0 });

/** A large amount that the simulation contradicts. */
export const disputed = style([amount, { color: theme.color.caution }]);

/** A notice above the amounts. */
export const notice = style({ marginBottom: theme.space.snug });

/** A review, whose parts have spaces of their own, but notices that follow each other have none. */
export const review = style({});

// Facts that go on from others are as far from them as from each other.
globalStyle(`${review} > ${facts} + ${facts}`, {
  marginTop: `calc(${theme.space.hair} - ${theme.space.tight})`,
});

globalStyle(`${review} > ${anyNotice} + ${anyNotice}`, { marginTop: theme.space.tight });

export const whole = style({ fontSize: theme.size.label, overflowWrap: 'anywhere' });

// As a fact it is below its term, however short that is: so all of them stand in one way.
globalStyle(`dd:has(${whole})`, { flexBasis: '100%' });

const statusBase = style({
  minHeight: '1lh',
  padding: `0 ${theme.space.body}`,
  fontSize: theme.size.label,
  '@media': { [media.narrow]: { paddingInline: theme.space.tight } },
});

export const statusLine = styleVariants({
  better: [statusBase, { color: theme.color.good }],
  plain: [statusBase, { color: theme.color.textSoft }],
});

export const details = style({
  padding: `0 ${theme.space.body}`,
  '@media': { [media.narrow]: { paddingInline: theme.space.tight } },
});

/** The facts inside of the folded details, in line with those above. */
export const folded = style({
  margin: `0 calc(-1 * ${theme.space.body})`,
  '@media': { [media.narrow]: { marginInline: `calc(-1 * ${theme.space.tight})` } },
});

export const footer = dialogFooter;

/** The footer of a review that has steps, unless the screen is too low for what they are for. */
export const steps = style([
  footer,
  { '@media': { '(max-height: 499px)': { position: 'static' } } },
]);

/** Keeps what has the focus clear of the steps. */
globalStyle(`:has(> ${steps})`, { vars: { [clearance]: '260px' } });
