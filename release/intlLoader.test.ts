import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { LOCALES } from '@/lib/base/i18n/locales';
import intlLoader from './intlLoader.cjs';

const FILE = createRequire(__filename).resolve('use-intl/format-message/format-only');
/** The same for the build, and for a server of development. */
const FILES = ['production', 'development'].map((name) => FILE.replace('production', name));

const TEXTS = ['{n, number}', '{n, plural, one {# token} other {# tokens}}', '<b>{n, number}</b>'];

/** What the texts are with a number of five digits, as the bundled code formats them. */
async function formatted(code: string): Promise<Record<string, readonly string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'intl-'));
  await writeFile(join(folder, 'format.mjs'), code);
  await writeFile(
    join(folder, 'print.mjs'),
    `import format from './format.mjs';
    const formatters = {
      getNumberFormat: (...args) => new Intl.NumberFormat(...args),
      getPluralRules: (...args) => new Intl.PluralRules(...args),
    };
    const values = { n: 12345, b: (children) => children.join('') };
    const textsIn = (locale) => ${JSON.stringify(TEXTS.map((text) => compile(text)))}
      .map((text) => format('', text, values, { locale, formatters }));
    const locales = ${JSON.stringify(LOCALES)};
    console.log(JSON.stringify(Object.fromEntries(locales.map((each) => [each, textsIn(each)]))));`,
  );
  const printed = execFileSync(process.execPath, [join(folder, 'print.mjs')], { encoding: 'utf8' });
  await rm(folder, { recursive: true });
  return JSON.parse(printed);
}

test.each(FILES)(
  'LNG-14 LNG-17 with %s a number in a text is grouped by spaces of the font',
  async (file) => {
    const source = await readFile(file, 'utf8');
    const [before, after] = await Promise.all([formatted(source), formatted(intlLoader(source))]);
    expect(before.fr?.[0]).toBe('12\u202f345');
    expect(after.fr).toEqual(['12\u00a0345', '12\u00a0345 tokens', '12\u00a0345']);
    for (const locale of LOCALES.filter((each) => each !== 'fr'))
      expect(after[locale]).toEqual(before[locale]);
  },
);

test('a file that formats numbers in another way stops the build', () => {
  expect(() => intlLoader('export default (n) => String(n);')).toThrow('use-intl');
});
