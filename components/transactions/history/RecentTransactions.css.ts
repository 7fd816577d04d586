import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const section = style({ padding: `${theme.space.snug} 0` });

export const list = style({ display: 'grid', gap: theme.space.body });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${theme.space.snug}`,
});

/** The logos of a transaction, as high as its two lines. */
export const icon = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
});

/** Two logos: the second one is over the first. */
export const first = style({ position: 'absolute', top: 0, left: 0, display: 'inline-flex' });

export const second = style({
  position: 'absolute',
  right: 0,
  bottom: 0,
  display: 'inline-flex',
  border: `2px solid ${theme.color.card}`,
  borderRadius: theme.radius.round,
});

/** How a transaction ended that was not confirmed, over its logos. */
export const outcome = style({
  position: 'absolute',
  right: `calc(-1 * ${theme.space.hair})`,
  bottom: `calc(-1 * ${theme.space.hair})`,
  display: 'inline-flex',
  background: theme.color.card,
  borderRadius: theme.radius.round,
});

/** The ring around what is pending. */
export const ring = style({ position: 'absolute', inset: 0, display: 'inline-flex' });

export const words = style({ display: 'grid', overflowWrap: 'anywhere' });

export const faint = style({
  color: theme.color.textFaint,
  fontSize: theme.size.label,
  lineHeight: 18 / 13,
});

/** What the wallet may still have, with what to do about it, in as few lines as it takes. */
export const unanswered = style({ fontSize: theme.size.label, lineHeight: 18 / 13 });

// In a line of its own: beside a link it would look like a part of it.
globalStyle(`${unanswered} > a ~ button`, { display: 'block', marginTop: theme.space.hair });

export const warning = style({ color: theme.color.caution, fontSize: theme.size.label });

export const sentence = style({});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${theme.space.body}`,
  marginTop: theme.space.tight,
});

export const action = style({
  minHeight: '36px',
  color: theme.color.textFaint,
  fontSize: theme.size.label,
});

// In line with the words around them.
globalStyle(`${sentence} button`, { display: 'inline', minHeight: 0 });

// Icons within a sentence would break it up. The amounts can still be pressed.
globalStyle(`${sentence} svg`, { display: 'none' });

// The tip of an amount near the left edge would leave the dialog.
globalStyle(`${sentence} [data-exact]`, { right: 'auto', left: 0 });
