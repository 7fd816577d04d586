import { scriptName } from '../guard/scriptName';
import { contentNames } from './contentNames';
import { integrityFor } from './integrity';

const nameOf = (text: string) => scriptName(integrityFor(text));
const named = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(contentNames(new Map(Object.entries(texts))));

test('a script is named after its content', () => {
  expect(named({ 'a.js': 'run()' })).toEqual({
    'a.js': { name: nameOf('run()'), text: 'run()' },
  });
});

test('a script that loads others has their names in its content, whatever their order', () => {
  const scripts = { 'page.js': 'load("x/b.js","x/a.js")', 'a.js': 'a()', 'b.js': 'load("x/a.js")' };
  const b = `load("x/${nameOf('a()')}")`;
  const page = `load("x/${nameOf(b)}","x/${nameOf('a()')}")`;
  const expected = {
    'a.js': { name: nameOf('a()'), text: 'a()' },
    'b.js': { name: nameOf(b), text: b },
    'page.js': { name: nameOf(page), text: page },
  };
  expect(named(scripts)).toEqual(expected);
  expect(named(Object.fromEntries(Object.entries(scripts).reverse()))).toEqual(expected);
});

test('one changed byte gives another name to the script and to all that lead to it', () => {
  const of = (text: string) =>
    Object.values(
      named({ 'page.js': '"b.js"', 'b.js': '"a.js"', 'a.js': text, 'other.js': '1' }),
    ).map(({ name }) => name);
  const [one, other] = [of('a'), of('b')];
  expect(one.map((name, index) => name === other[index])).toEqual([false, false, false, true]);
});

test('names of other files stay, and so does a name within a longer one', () => {
  const text = 'load("other.js","my-a.js","a.json")';
  expect(named({ 'page.js': text, 'a.js': '' })['page.js']?.text).toBe(text);
});

test('scripts that load each other stop the build, and the error names them', () => {
  expect(() => named({ 'a.js': '"b.js"', 'b.js': '"c.js"', 'c.js': '"a.js"' })).toThrow(
    'a.js, then b.js, then c.js, then a.js',
  );
});
