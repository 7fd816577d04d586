import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '@/components/ui/theme.css';

export const text = style({
  minWidth: 0,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  // A text that runs the other way must not reorder the text around it.
  unicodeBidi: 'isolate',
});

const MONOSPACE = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

globalStyle(`${text} :is(h2, h3, h4)`, {
  margin: `${theme.space.wide} 0 ${theme.space.tight}`,
  fontWeight: theme.weight.bold,
  lineHeight: 1.3,
});
globalStyle(`${text} h2`, { fontSize: theme.size.figure });
globalStyle(`${text} :is(h3, h4)`, { fontSize: theme.size.heading });
globalStyle(`${text} :is(p, ul, ol, pre, blockquote, table)`, {
  margin: `${theme.space.snug} 0`,
});
globalStyle(`${text} > :first-child`, { marginTop: 0 });
globalStyle(`${text} > :last-child`, { marginBottom: 0 });
globalStyle(`${text} :is(ul, ol)`, { paddingInlineStart: theme.space.section });
globalStyle(`${text} ul`, { listStyle: 'disc' });
globalStyle(`${text} ol`, { listStyle: 'decimal' });
/** Deeper ones move in less, so that 20 of them fit a narrow screen. */
const BOX = ':is(ul, ol, blockquote)';
globalStyle(`${text} ${BOX} ${BOX} ${BOX}`, {
  paddingInlineStart: theme.space.tight,
  listStylePosition: 'inside',
});
globalStyle(`${text} li :is(p, ul, ol)`, { margin: `${theme.space.hair} 0` });
globalStyle(`${text} a`, { color: theme.color.text, textDecoration: 'underline' });
globalStyle(`${text} :is(code, pre)`, { fontFamily: MONOSPACE, fontSize: theme.size.body });
globalStyle(`${text} :not(pre) > code`, {
  padding: '0 4px',
  background: theme.color.field,
  borderRadius: '4px',
});
globalStyle(`${text} pre`, {
  padding: theme.space.snug,
  background: theme.color.field,
  borderRadius: theme.radius.small,
  whiteSpace: 'pre-wrap',
});
globalStyle(`${text} blockquote`, {
  marginInline: 0,
  paddingInlineStart: theme.space.snug,
  borderInlineStart: `2px solid ${theme.color.line}`,
  color: theme.color.textSoft,
});
globalStyle(`${text} hr`, { border: 0, borderTop: `1px solid ${theme.color.line}` });
globalStyle(`${text} table`, { borderCollapse: 'collapse', maxWidth: '100%' });
globalStyle(`${text} :is(th, td)`, {
  padding: `${theme.space.hair} ${theme.space.tight}`,
  border: `1px solid ${theme.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

/** Where a link leads: not in the look of any text that a proposer can write. */
export const host = style({});
globalStyle(`${text} a > ${host}`, {
  padding: 0,
  background: 'none',
  color: theme.color.textSoft,
  fontFamily: 'inherit',
});

export const note = style({ color: theme.color.textFaint, fontSize: theme.size.body });

/** A whole address, which may be long. */
export const address = style({
  overflowWrap: 'anywhere',
  fontFamily: MONOSPACE,
  fontSize: theme.size.body,
});
