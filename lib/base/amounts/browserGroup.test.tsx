import { browserGroup } from './browserGroup';

test.each([
  ['en-US', ','],
  ['es-MX', ','],
  ['de', '.'],
  ['fr', '\u202f'],
  ['en-US@posix', undefined],
  ['en-US.UTF-8', undefined],
  ['C', undefined],
])('LNG-15 a browser with the language %s groups with %j', (language, group) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  expect(browserGroup()).toBe(group);
});
