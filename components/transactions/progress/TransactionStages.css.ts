import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const steps = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.hair,
  width: '100%',
  maxWidth: '320px',
  fontSize: theme.size.tiny,
  color: theme.color.textFaint,
});

export const step = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.hair,
  selectors: { '&[aria-current]': { color: theme.color.text, fontWeight: theme.weight.medium } },
});

/** As high as the mark of a step that is done, so that nothing moves from step to step. */
export const mark = style({ display: 'grid', placeItems: 'center', height: '16px' });

export const toCome = style({
  width: '8px',
  height: '8px',
  border: `2px solid ${theme.color.textFaint}`,
  borderRadius: theme.radius.round,
});

/** The step under way. The spinner below it moves. */
export const now = style({
  width: '10px',
  height: '10px',
  background: theme.color.accent,
  borderRadius: theme.radius.round,
});

export const done = style({ color: theme.color.text });
