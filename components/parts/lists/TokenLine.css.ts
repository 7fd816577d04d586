import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const symbol = style({ fontWeight: theme.weight.medium });

export const name = style({ color: theme.color.textSoft, fontWeight: theme.weight.regular });

export const address = style({ color: theme.color.textFaint, fontSize: theme.size.tiny });

const mark = style({ marginRight: theme.space.tight, fontSize: theme.size.tiny });

/** What an update does to a token. */
export const marks = styleVariants({
  added: [mark, { color: theme.color.successText }],
  removed: [mark, { color: theme.color.errorText }],
  changed: [mark, { color: theme.color.warningText }],
});
