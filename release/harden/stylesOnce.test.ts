import { withStylesOnce } from './stylesOnce';

const CSS = '.a{color:red}\n.ä{content:"<"}';

const piece = (text: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})</script>`;
const style = (href: string, children: string) =>
  `["$","style","0",{"nonce":"$undefined","precedence":"next","href":"${href}","children":${JSON.stringify(children)}}]`;
const textRow = (id: string, text: string) =>
  `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;
const page = (...texts: readonly string[]) =>
  `<head><style data-precedence="next" data-href="/a.css /b.css">${CSS}</style></head>${texts.map(piece).join('')}<p>end</p>`;

/** The part of a page that is passed to React. */
const payloadOf = (html: string) =>
  [...html.matchAll(/__next_f\.push\((.*?)\)<\/script>/g)].map(([, json = '']) => JSON.parse(json));

test('React receives no text of a style that is in the document, neither inline nor in a row', () => {
  const html = page(
    `${textRow('2', CSS)}3:${style('/a.css', '$2')}\n`,
    `4:[${style('/b.css', '.b{}')},"$L3"]\n5:"$Sreact.fragment"\n`,
  );
  expect(payloadOf(withStylesOnce(html))).toEqual([
    [1, `3:${style('/a.css', '')}\n4:[${style('/b.css', '')},"$L3"]\n5:"$Sreact.fragment"\n`],
  ]);
});

test('a row that spans two pieces is read as one, and the rest stays', () => {
  const row = textRow('2', CSS);
  const html = page(row.slice(0, 12), `${row.slice(12)}3:[${style('/a.css', '$2')},"x"]\n`);
  expect(payloadOf(withStylesOnce(html))).toEqual([[1, `3:[${style('/a.css', '')},"x"]\n`]]);
});

test('a style that the document lacks keeps its text', () => {
  const payload = `${textRow('2', CSS)}3:[${style('/c.css', '$2')},${style('/d.css', '.d{}')}]\n`;
  expect(payloadOf(withStylesOnce(page(payload)))).toEqual([[1, payload]]);
});

test('a text that something else uses too stays', () => {
  const rest = '4:["$","p",null,{"children":"$2"}]\n';
  const html = page(`${textRow('2', CSS)}3:${style('/a.css', '$2')}\n${rest}`);
  expect(payloadOf(withStylesOnce(html))).toEqual([
    [1, `${textRow('2', CSS)}3:${style('/a.css', '')}\n${rest}`],
  ]);
});

test('nothing else of a page changes, and no text ends its script', () => {
  const html = page(`1:"</script>"\n3:${style('/a.css', '.a{}')}\n`);
  const [head, end] = [html.slice(0, html.indexOf('<script>')), '<p>end</p>'];
  const lean = withStylesOnce(html);
  expect(lean.startsWith(head) && lean.endsWith(`</script>${end}`)).toBe(true);
  expect(lean.split('</script>')).toHaveLength(2);
  expect(withStylesOnce('<p>no payload</p>')).toBe('<p>no payload</p>');
});

test.each([
  ['a row without an end', '1:"x"'],
  ['a text that ends too early', '2:Tff,short'],
  ['bytes', '2:o3,abc\n'],
])('%s stops the build', (_what, payload) => {
  expect(() => withStylesOnce(page(payload))).toThrow('The page is not as expected');
});
