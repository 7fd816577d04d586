import { englishTexts } from './englishTexts';
import { figureProblems } from './figureProblems';
import { fixedLocales } from './fixedLocales';
import { parsed } from './parsed';

const GENERIC = 'const same = <T>(value: T) => value;\n';

test('a check sees what follows a generic function', () => {
  expect(fixedLocales('a.ts', `${GENERIC}a.localeCompare(b);`)).toHaveLength(1);
  expect(figureProblems('a.ts', `${GENERIC}b.toFixed(2);`)).toHaveLength(1);
  expect(englishTexts('a.ts', `${GENERIC}show('Two words');`)).toHaveLength(1);
});

test('a file that does not parse is named with its line', () => {
  expect(() => parsed('a.tsx', `\n${GENERIC}`)).toThrow(/^a\.tsx:2: /);
});
