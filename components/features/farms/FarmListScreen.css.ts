import { globalStyle, style } from '@vanilla-extract/css';
import { line as waitingLine } from '@/components/parts/loading/ListWaiting.css';
import { choices } from '@/components/ui/choices.css';
import { listCount } from '@/components/ui/list.css';
import { media } from '@/components/ui/media';
import { listPage, pageTitle } from '@/components/ui/page.css';
import { theme } from '@/components/ui/theme.css';

/** Close together on a phone, so that its first screen has many farms. */
export const page = style([
  listPage,
  { '@media': { [media.belowTablet]: { gap: theme.space.tight } } },
]);

export const title = style([
  pageTitle,
  { '@media': { [media.narrow]: { fontSize: theme.size.figure } } },
]);

/** Beside the title, also on a phone. */
export const versions = style([choices, { '@media': { [media.narrow]: { gap: 0 } } }]);

globalStyle(`${versions} > a`, {
  '@media': {
    [media.belowTablet]: { paddingInline: theme.space.tight, fontSize: theme.size.label },
    [media.narrow]: { paddingInline: theme.space.hair },
  },
});

/** The place of the tools, before it is known which chain has farms. */
export const toolsPlace = style({ minHeight: '40px' });

/** The list, on a phone with its orders at the end of the line that counts it. */
export const found = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'minmax(36px, auto)',
  gap: theme.space.tight,
  alignItems: 'center',
});

globalStyle(`${found} > *`, { gridColumn: '1 / -1' });
globalStyle(`${found} > span`, { gridColumn: 2, gridRow: 1 });
globalStyle(`${found} > :is(${listCount}, ${waitingLine})`, { gridColumn: 1, gridRow: 1 });
