import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { testFiles } from './requirementIds';

const TEST = /(\.devnet)?\.test\.tsx?$/;
const CODE = /(\.css)?\.tsx?$/;

/** The names, without their endings, that differ from a test's only in capital letters. */
function almostNamed(test: string, names: readonly string[]): string[] {
  const name = test.replace(TEST, '');
  const codeNames = names.filter((each) => !TEST.test(each)).map((each) => each.replace(CODE, ''));
  if (codeNames.includes(name)) return [];
  return codeNames.filter((each) => each.toLowerCase() === name.toLowerCase());
}

test('a test of one file has its exact name, so that `npm run where` finds the file', () => {
  const found = testFiles()
    .filter((file) => TEST.test(file))
    .filter((file) => almostNamed(basename(file), readdirSync(dirname(file))).length > 0);
  expect(found).toEqual([]);
});

test.each([
  ['listNotes.test.tsx', ['ListNotes.tsx', 'listNotes.test.tsx'], ['ListNotes']],
  ['ListNotes.test.tsx', ['ListNotes.tsx', 'listNotes.ts'], []],
  ['later.test.tsx', ['ListRow.tsx'], []],
  ['theme.test.ts', ['Theme.css.ts'], ['Theme']],
])('%s beside %j is almost named %j', (name, names, almost) => {
  expect(almostNamed(name, names)).toEqual(almost);
});
