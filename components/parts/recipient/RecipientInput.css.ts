import { style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const place = style({ marginTop: theme.space.tight });

export const field = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  padding: `${theme.space.snug} ${theme.space.body}`,
  background: theme.color.field,
  border: '1px solid transparent',
  borderRadius: theme.radius.body,
  selectors: { '&:focus-within': { borderColor: theme.color.ring } },
});

export const label = style({ color: theme.color.textFaint, fontSize: theme.size.label });

/** Next to the label. */
export const action = style({
  gridArea: '1 / 2',
  alignSelf: 'center',
  minHeight: '24px',
  // No higher than the label, so that the field is as high without it.
  marginBlock: `calc(-1 * ${theme.space.hair})`,
  fontSize: theme.size.label,
});

export const input = style({
  gridColumn: '1 / -1',
  width: '100%',
  height: '36px',
  padding: 0,
  border: 0,
  background: 'transparent',
  fontSize: theme.size.heading,
  textOverflow: 'ellipsis',
  // So small that a wide field shows a whole address. A phone would zoom in on small text.
  '@media': {
    [media.fromTablet]: { selectors: { '&[data-long]': { fontSize: theme.size.body } } },
  },
  selectors: {
    '&::placeholder': { color: theme.color.textFaint },
    '&:focus-visible': { outline: 'none' },
  },
});

/** Once something is typed, keeps the space of an address and of most problems. */
export const note = style({
  gridColumn: '1 / -1',
  minHeight: '54px',
  '@media': { [media.fromTablet]: { minHeight: '36px' } },
  selectors: { [`${input}:placeholder-shown ~ &`]: { minHeight: 0 } },
});

export const whole = style({ fontSize: theme.size.label, overflowWrap: 'anywhere' });

/** Of an address that was typed: a wide field shows all of it. */
export const typed = style([whole, { '@media': { [media.fromTablet]: { display: 'none' } } }]);

export const failure = style({ color: theme.color.bad, fontSize: theme.size.label });
