import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** As large as the card of the swap without an amount. */
export const skeleton = style({
  width: '100%',
  maxWidth: '480px',
  height: '380px',
  margin: '0 auto',
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.card,
});
