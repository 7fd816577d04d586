import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '@/messages/en.json';
import { ProposalMarkdown } from './ProposalMarkdown';
import * as styles from './ProposalMarkdown.css';
import { hostileMarkdown } from './testing/hostileMarkdown.setup';
import { MARKDOWN_RULES, markdownProblems } from './testing/markdownProblems.setup';

const OWN_CLASSES = [styles.host, styles.note];
const SOURCE = /Too complex to format/;

function show(description: string): Element {
  cleanup();
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ProposalMarkdown description={description} />
    </NextIntlClientProvider>,
  );
  return container.querySelector(`.${styles.text}`) ?? document.createElement('p');
}

/** The HTML of a text, without our own classes. */
function html(description: string): string {
  return show(description).innerHTML.replaceAll(/ class="[^"]*"/g, '');
}

test('GOV-10 PNL-21 headings, lists, emphasis, code, quotes and tables are formatted', () => {
  const text = [
    '# One\n## Two\n### Three\n#### Four\n###### Six',
    '*a* **b** ~~c~~ `d` \\\ne',
    '- a\n- b\n\n3. c\n\n> d\n\n```js\ne\n```\n\n---',
    '| f | g |\n|-|:-:|\n| 1 | 2 |',
  ].join('\n\n');
  expect(html(text).replaceAll('\n', '')).toBe(
    '<h2>One</h2><h3>Two</h3><h4>Three</h4><h4>Four</h4><h4>Six</h4>' +
      '<p><em>a</em> <strong>b</strong> <del>c</del> <code translate="no">d</code> <br>e</p>' +
      '<ul><li>a</li><li>b</li></ul><ol start="3"><li>c</li></ol>' +
      '<blockquote><p>d</p></blockquote><pre><code translate="no">e</code></pre><hr>' +
      '<table><thead><tr><th>f</th><th>g</th></tr></thead>' +
      '<tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  );
});

test('GOV-10 a link to another site names its host, and opens apart from this page', () => {
  const link =
    '<a href="https://evil.example/x" title="https://evil.example/x" target="_blank" rel="noopener noreferrer nofollow">';
  for (const text of [
    '[pangolin](https://evil.example/x "a title")',
    '[pangolin][a]\n\n[a]: https://EVIL.example/x',
  ])
    expect(html(text)).toBe(
      `<p>${link}pangolin <code translate="no">(evil.example)</code></a></p>`,
    );
  expect(html('https://evil.example/x')).toContain(
    '<code translate="no">(evil.example)</code></a>',
  );
  expect(html('[a](https://p\u0430ngolin.exchange:8443)')).toContain(
    '(xn--pngolin-2fg.exchange:8443)',
  );
});

test.each([
  '[go](/swap)',
  '[go](https://localhost)',
  '[go](https://app.pangolin.exchange/swap)',
  '[go](http://evil.example)',
  '[go](javascript:alert)',
  '[go](https://pangolin.exchange@evil.example)',
  '[go][a]\n\n[a]: data:text/html,a',
])('GOV-10 %j is plain text', (text) => {
  expect(html(text).trim()).toBe('<p>go</p>');
});

test('GOV-10 a picture is its description, HTML is text, a task has a typed box, a footnote a number', () => {
  expect(html('![a chart](https://evil.example/x.png)')).toBe('<p>a chart</p>');
  expect(html('a <b onclick="x">b</b>')).toBe('<p>a &lt;b onclick="x"&gt;b&lt;/b&gt;</p>');
  expect(show('- [x] a\n- [ ] b').textContent).toMatch(/\[x\] a\s*\[ \] b/);
  expect(show('100[^1]\n\n[^1]: b').textContent?.trim()).toMatch(/^100\[1\]\s*Footnotes\s*b$/);
});

test('GOV-10 what is nested deeper than 20 elements is shown as its source', () => {
  const depthOf = (element: Element): number =>
    1 + Math.max(0, ...[...element.children].map(depthOf));
  const quotes = (count: number) => show(`${'> '.repeat(count)}a`);
  // The last quote has a paragraph, which has the text.
  expect(quotes(18).querySelectorAll('blockquote')).toHaveLength(18);
  expect(quotes(19).querySelectorAll('blockquote')).toHaveLength(18);
  expect(quotes(19).querySelector('pre')?.textContent?.trim()).toBe('> a');
  const address = `${'> '.repeat(18)}of a@b.example, www&#46;b.example`;
  expect(show(address).textContent?.trim()).toBe('of a@b.example, www.b.example');
  const lists = Array.from({ length: 15 }, (_none, depth) => `${'  '.repeat(depth)}- *a*`);
  expect(depthOf(show(lists.join('\n')))).toBeLessThanOrEqual(21);
});

test('GOV-10 more than 10 columns are shown as their source', () => {
  const table = (count: number) => `|${'a|'.repeat(count)}\n|${'-|'.repeat(count)}\n`;
  expect(show(table(10)).querySelectorAll('th')).toHaveLength(10);
  expect(html(table(11))).toBe(`<pre><code translate="no">${table(11).trim()}\n</code></pre>`);
});

test('GOV-10 a text that would take long to format is shown as its author typed it', () => {
  const text = 'a\n=\n'.repeat(5_000);
  const shown = show(text);
  expect(shown).toHaveTextContent(SOURCE);
  expect(shown.querySelector('pre')?.textContent).toBe(text);
  expect(show('a\n=\n'.repeat(100))).not.toHaveTextContent(SOURCE);
});

test('GOV-10 a text that can’t be formatted is shown as its author typed it', () => {
  const reported = jest.spyOn(console, 'error').mockImplementation();
  const failing = jest.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('a browser without it');
  });
  const shown = show('# a\n\n[b](https://c.example)');
  expect(shown).toHaveTextContent(SOURCE);
  expect(shown.querySelector('pre')?.textContent).toBe('# a\n\n[b](https://c.example)');
  failing.mockRestore();
  reported.mockRestore();
});

test('GOV-10 only the first 20,000 characters are shown, with a note that there are more', () => {
  expect(show('a '.repeat(10_000))).not.toHaveTextContent(/Only the first 20,000 characters/);
  const shown = show(`${'a '.repeat(10_000)}b`);
  expect(shown).toHaveTextContent(/Only the first 20,000 characters/);
  expect(shown.querySelector('p')?.textContent).not.toContain('b');
});

test('GOV-10 none of 400 hostile texts shows or loads more than formatted text', () => {
  const fetched = jest.fn();
  Object.assign(globalThis, { fetch: fetched });
  const reported = jest.spyOn(console, 'error').mockImplementation();
  const documents = hostileMarkdown();
  expect(documents).toHaveLength(400);
  const problems = documents.flatMap((text) => {
    const shown = show(text);
    const classes = [...shown.querySelectorAll('[class]')].flatMap(({ classList }) => [
      ...classList,
    ]);
    return [
      ...markdownProblems(shown, MARKDOWN_RULES),
      ...classes.filter((name) => !OWN_CLASSES.includes(name)),
    ].map((problem) => `${problem} in ${text.slice(0, 80)}`);
  });
  expect(problems).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
  // Nothing was thrown, and no element is where HTML does not allow it.
  expect(reported.mock.calls).toEqual([]);
});
