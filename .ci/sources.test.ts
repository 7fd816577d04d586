import { sourcesThatCame, unexplainedSources } from './sources';

const SOURCES =
  '| P§2 | Screens |\n| D 7 | Limits | rule |\n| issue 4b | x |\n| R01 | y |\n| T-1 | z |';

function unexplained(requirements: string, ...titles: string[]): string[] {
  return unexplainedSources(SOURCES, requirements, titles);
}

test('what has a row is explained', () => {
  expect(
    unexplained('(D 7)\n| ABC-01 | must | P§2, D 7, issue 4b |', "'R01 ABC-01 x'", "'T-1 y'"),
  ).toEqual([]);
});

test.each([
  ['| ABC-01 | must | P§3 |', 'P§3'],
  ['| ABC-01 | must | P§2, D 70 |', 'D 70'],
  ['| ABC-01 | must | P§2, issue 4 |', 'issue 4'],
  ['| ABC-01 | must | design/routing.md |', 'design/routing.md'],
  ['no row is needed (D 13)', 'D 13'],
])('%s needs an explanation of %s', (requirements, name) => {
  expect(unexplained(requirements)).toEqual([name]);
});

test('a fault in a title needs an explanation, a figure and a symbol do not', () => {
  expect(unexplained('', "'R02 ABC-01 x'", "['E18', 'B32', 'ABC-01']", "'T-2'")).toEqual([
    'R02',
    'T-2',
  ]);
});

test.each([
  ['| ABC-01 | must | P§2, issue 5 |', 'ABC-01', ['issue 5']],
  ['| ABC-01 | must | issue 5 |', 'ABC-02', []],
  ['| ABC-01 | must | issue 4 |', 'ABC-01', []],
])('a source to come of a tested requirement has come: %s, tested %s', (row, tested, came) => {
  const sources = '| issue 4 | x | 2026-11-21 |\n| issue 5 | y | to come |';
  expect(sourcesThatCame(sources, row, new Set([tested]))).toEqual(came);
});
