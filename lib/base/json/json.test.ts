import { isRecord } from './isRecord';
import { parseJson } from './parseJson';

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['{', undefined],
])('the text %j is read as %j', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test.each([
  [{}, true],
  [[], false],
  [null, false],
  ['{}', false],
  [undefined, false],
])('%j is a record: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});
