import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/components/ui/media';
import { theme } from '@/components/ui/theme.css';

export const account = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  // As wide as any of its texts, so that the header stays in its place.
  minWidth: '148px',
  gap: theme.space.tight,
  height: '40px',
  padding: `0 ${theme.space.body} 0 ${theme.space.snug}`,
  background: theme.color.card,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.round,
  fontWeight: theme.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': {
    [media.narrow]: { minWidth: '136px' },
    // Next to the links, which are long in some languages.
    [media.tablet]: {
      minWidth: '128px',
      padding: `0 ${theme.space.tight}`,
      fontSize: theme.size.label,
    },
  },
  selectors: { '&:hover': { background: theme.color.field } },
});

/** Beside the links of a tablet there is no room for the picture. */
globalStyle(`${account} > svg`, { '@media': { [media.tablet]: { display: 'none' } } });

/** Plain: the screen has its own button for the same step, in gold. */
export const connect = style([
  account,
  {
    paddingInlineStart: theme.space.body,
    selectors: { '&:disabled': { cursor: 'default' } },
    '@media': { [media.tablet]: { paddingInlineStart: theme.space.tight } },
  },
]);

export const wrong = style([account, { color: theme.color.bad }]);
