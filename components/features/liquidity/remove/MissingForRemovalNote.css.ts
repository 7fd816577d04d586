import { style } from '@vanilla-extract/css';
import { emptyPlace } from '@/components/features/liquidity/pool/emptyPlace.css';
import { theme } from '@/components/ui/theme.css';

/** As high as the form, so that the action below stays where it is. */
const FORM_HEIGHT = '334px';

export const place = style([emptyPlace, { minHeight: FORM_HEIGHT }]);

export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.hair,
  color: theme.color.text,
  fontWeight: theme.weight.bold,
});
