import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The code of the folders, by path. */
const SOURCES = ['components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.(test|setup))\.tsx?$/.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') })),
);

function pathsWith(pattern: RegExp): readonly string[] {
  return SOURCES.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
}

test('TOK-23 only one function writes a figure with its symbol', () => {
  // A figure, a space and a symbol in one template; or a message of the two alone.
  expect(pathsWith(/\} \$\{[^}`]*symbol/i)).toEqual([
    'lib/amounts/withSymbol.ts',
    'lib/tokens/sameSymbol.ts',
  ]);
});
