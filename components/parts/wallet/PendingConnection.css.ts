import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const content = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.snug,
  minHeight: '240px',
  alignContent: 'center',
  paddingBottom: theme.space.tight,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const name = style({ fontSize: theme.size.figure, fontWeight: theme.weight.bold });

export const text = style({ color: theme.color.textSoft });

/** Kept free until the spinner is shown. */
export const spinnerPlace = style({ height: '56px' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  minHeight: '40px',
  textDecoration: 'underline',
});
