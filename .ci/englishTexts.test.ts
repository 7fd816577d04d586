import { englishTexts } from './englishTexts';
import { SITE_CODE } from './siteCode';

/** What renders, and the hooks that return texts. */
const RENDERING = /^(app|components)\/.*(\.tsx|\/use\w+\.ts)$/;
/** Texts that need no translation. */
const REVIEWED = [
  // What search engines and other sites show of a page.
  "app/layout.tsx: 'Swap, provide liquidity, farm and vote on Avalanche'",
  // The key of a row.
  `components/parts/tokens/TokenList.tsx: \`\${index} with title\``,
];

test('LNG-01 no code shows a text of its own, which no other language would have', () => {
  const rendering = SITE_CODE.filter(({ path }) => RENDERING.test(path));
  expect(rendering.length).toBeGreaterThan(500);
  expect(rendering.flatMap(({ path, text }) => englishTexts(path, text))).toEqual(REVIEWED);
});

test.each([
  'const view = <p>You receive at least this much</p>;',
  'const view = <p><b>{amount}</b> left</p>;',
  "const view = <p>{'Close'}</p>;",
  "const view = <p>{isOpen ? t('open') : 'Closed'}</p>;",
  "const view = <p>{isOpen && 'Open'}</p>;",
  "const view = <p>{name ?? 'Unknown'}</p>;",
  `const view = <p>{\`\${count} pools\`}</p>;`,
  "const view = <p>{'Pool ' + name}</p>;",
  'const view = <button aria-label="Close" />;',
  `const view = <button title={\`Close \${name}\`} />;`,
  "const view = <input placeholder={isOpen ? 'Name' : undefined} />;",
  'const view = <img alt="A chart" />;',
  'const view = <Dialog closeLabel="Close" />;',
  'const view = <Dialog subject="Remove this list" />;',
  "const text = 'Your price is gone';",
  "const texts = { tooOld: 'The figures are too old' };",
  `const text = \`Sent to \${name} just now\`;`,
])('LNG-01 the check finds %s', (code) => {
  expect(englishTexts('planted.tsx', code)).toHaveLength(1);
});

test.each([
  "'use client';",
  "const view = <p>{t('close')}</p>;",
  "const view = <p>{' · '}{figure}</p>;",
  'const view = <p>–</p>;',
  '<a rel="noopener noreferrer" className={isOpen ? \'open\' : undefined} />;',
  "const view = <p>{status === 'open' && <b>{t('open')}</b>}</p>;",
  "const view = <p role={isOpen ? 'alert' : 'status'}>{text}</p>;",
  "throw new TypeError('There is no session');",
  "console.warn('This could not be loaded', error);",
  "const style = { margin: '20vh auto' };",
])('LNG-01 the check allows %s', (code) => {
  expect(englishTexts('allowed.tsx', code)).toEqual([]);
});
