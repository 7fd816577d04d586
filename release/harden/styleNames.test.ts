import { styleNames, withStyleNames } from './styleNames';

const named = (styles: Readonly<Record<string, string>>) =>
  styleNames(new Map(Object.entries(styles)));

test('a style sheet has a short name of its content alone', () => {
  const names = named({ '0-dbucemqwid2.css': '.a{}', 'b~1.css': '.b{}', 'c.css': '.a{}' });
  expect(names.get('0-dbucemqwid2.css')).toMatch(/^[0-9a-z]{7}\.css$/);
  expect(names.get('c.css')).toBe(names.get('0-dbucemqwid2.css'));
  expect(names.get('b~1.css')).not.toBe(names.get('c.css'));
  expect(named({ 'other.css': '.a{}' }).get('other.css')).toBe(names.get('c.css'));
});

test('a text has the new names; names within longer ones stay', () => {
  const names = new Map([['0-a~b.css', 'x.css']]);
  expect(withStyleNames('"/chunks/0-a~b.css /chunks/10-a~b.css"', names)).toBe(
    '"/chunks/x.css /chunks/10-a~b.css"',
  );
});
