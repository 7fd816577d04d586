import { globalStyle, style } from '@vanilla-extract/css';
import { listCount } from '@/components/ui/list.css';
import { media } from '@/components/ui/media';
import { actionsHead, pageTitle } from '@/components/ui/page.css';
import { theme } from '@/components/ui/theme.css';

/** As high as the total, also without one. */
const TOTAL_HEIGHT = '48px';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.tight,
});

export const titleLine = actionsHead;

export const title = style([
  pageTitle,
  { display: 'flex', alignItems: 'center', minHeight: TOTAL_HEIGHT },
]);

/** Clear of the buttons beside it. */
export const total = style({
  display: 'grid',
  marginInlineStart: 'auto',
  textAlign: 'end',
  '@media': {
    [media.fromTablet]: { marginInlineEnd: theme.space.body },
    // Beside the title if it has room, with two lines for its name: what is not counted comes
    // later.
    [media.belowTablet]: { flex: '1 1 144px', minHeight: '68px', alignContent: 'end' },
  },
});

export const totalValue = style({
  minHeight: '1.3em',
  fontSize: theme.size.figure,
  fontWeight: theme.weight.medium,
  lineHeight: 1.3,
});

/** Below the title on a phone: side by side, if their words have room. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.tight,
  '@media': { [media.belowTablet]: { width: '100%' } },
});

globalStyle(`${actions} > a`, { '@media': { [media.belowTablet]: { flex: '1 1 136px' } } });

const quiet = style({ color: theme.color.textFaint, fontSize: theme.size.label });

/** A quiet sentence. */
export const line = style([quiet, { padding: `0 ${theme.space.body}` }]);

/** A quiet sentence with a link at its end. */
export const linkLine = style([actionsHead, quiet]);

/** How many there are. */
export const count = style([listCount, quiet]);

/** In place of the list, in a disc. */
export const emptyIcon = style({
  boxSizing: 'content-box',
  padding: theme.space.body,
  background: theme.color.field,
  borderRadius: theme.radius.round,
  color: theme.color.textSoft,
  strokeWidth: 1.5,
});

export const emptyWords = style({ display: 'grid', gap: theme.space.hair });

export const emptyTitle = style({
  color: theme.color.text,
  fontSize: theme.size.figure,
  lineHeight: '28px',
  fontWeight: theme.weight.bold,
});

/** High enough for a finger. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: theme.color.textSoft,
  fontWeight: theme.weight.medium,
});

/** At the end of its line, also alone. */
export const endLink = style([link, { marginInlineStart: 'auto' }]);
