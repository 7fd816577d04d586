import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const symbol = style({ fontWeight: theme.weight.medium });

export const name = style({ color: theme.color.textSoft, fontWeight: theme.weight.regular });

export const address = style({ color: theme.color.textFaint, fontSize: theme.size.label });

const mark = style({ marginRight: theme.space.tight, fontSize: theme.size.label });

/** What an update does to a token. */
export const marks = styleVariants({
  added: [mark, { color: theme.color.good }],
  removed: [mark, { color: theme.color.bad }],
  changed: [mark, { color: theme.color.caution }],
});
