import { nameMark } from './nameMark';

const URL = 'https://lists.example/a.json';

test.each([
  ['AB', 'AB'],
  ['AEB', 'AEB'],
  ['Stablecoin', 'St'],
  ['Top 15', 'T1'],
  ['  A list of many words ', 'Alo'],
  ['株式会社', '株式'],
  ['', ''],
])('TOK-06 the mark of the list %j has the letters %j', (name, letters) => {
  expect(nameMark(URL, name).letters).toBe(letters);
});

test('TOK-06 lists of one name at different addresses have different marks, whatever they update to', () => {
  const at = (path: string) => nameMark(`https://lists.example/${path}.json`, 'List');
  const marks = ['a', 'b', 'c', 'd'].map((path) => at(path).background);
  expect(new Set(marks).size).toBe(4);
  expect(nameMark(URL, 'Other').background).toBe(at('a').background);
});
