// What describes each file of the code, for `npm run where`.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Described } from './ranking';
import { testFiles } from './requirementIds';
import { decidingFile } from './search';
import { SITE_CODE } from './siteCode';

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const TITLE = /\b(?:test|it|describe)\b[^'"`\n]*\(\s*(['"`])(.*?)\1/g;

/** The files of the site and of its release, by their names, comments, code, and tests beside them. */
export function describedFiles(): Described<string>[] {
  const titles = titlesBeside();
  return [...SITE_CODE, ...releaseCode()]
    .filter(({ path }) => !path.endsWith('.css.ts'))
    .map(({ path, text }) => ({
      item: path,
      texts: [
        { text: basename(path).replace(/\.\w+$/, ''), weight: 4 },
        { text: dirname(path), weight: 1 },
        { text: (text.match(COMMENT) ?? []).join(' '), weight: 1 },
        { text, weight: 0.5 },
        { text: titles.get(path) ?? '', weight: 1 },
      ],
    }));
}

/** The titles of the tests beside each file. */
function titlesBeside(): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const test of testFiles()) {
    const file = decidingFile(test);
    const found = [...readFileSync(test, 'utf8').matchAll(TITLE)].map(([, , title]) => title);
    if (file !== test) titles.set(file, `${titles.get(file) ?? ''} ${found.join(' ')}`);
  }
  return titles;
}

function releaseCode() {
  return readdirSync('release', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => join('release', name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
