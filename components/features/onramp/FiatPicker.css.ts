import { style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

/** BUY-02. */
const ROW_HEIGHT = '56px';

export const list = style({
  display: 'grid',
  listStyle: 'none',
  padding: 0,
  margin: `${theme.space.tight} 0 0`,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.snug,
  width: '100%',
  height: ROW_HEIGHT,
  padding: `0 ${theme.space.body}`,
  background: 'none',
  border: 'none',
  borderRadius: theme.radius.small,
  color: theme.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-current]': { background: theme.color.field } },
});

export const name = style({ color: theme.color.textSoft, fontSize: theme.size.body });

export const none = style({ padding: theme.space.body, color: theme.color.textSoft });
