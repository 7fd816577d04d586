import { listMark } from './listMark';

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
  expect(listMark(URL, name).letters).toBe(letters);
});

test('TOK-06 lists of one name at different addresses have different marks, whatever they update to', () => {
  const at = (path: string) => listMark(`https://lists.example/${path}.json`, 'List');
  const marks = ['a', 'b', 'c', 'd'].map((path) => at(path).background);
  expect(new Set(marks).size).toBe(4);
  expect(listMark(URL, 'Other').background).toBe(at('a').background);
});
