import { style } from '@vanilla-extract/css';
import { inlineButton } from '@/components/ui/inlineButton.css';
import { theme } from '@/components/ui/theme.css';

export const problem = style({
  color: theme.color.bad,
  fontSize: theme.size.label,
  overflowWrap: 'anywhere',
});

/** One of the numbers that a pasted text can mean. */
export const choice = style([inlineButton, { padding: theme.space.hair, whiteSpace: 'nowrap' }]);

export const doubt = style({ color: theme.color.caution, fontSize: theme.size.label });
