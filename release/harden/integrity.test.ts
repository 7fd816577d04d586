import { integrityAt, scriptName } from '../guard/scriptName';
import { integrityFor } from './integrity';

const ABC = 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=';

test('the integrity of a text is its SHA-256, as a browser computes it', () => {
  expect(integrityFor('abc')).toBe(ABC);
});

test('a name says the integrity that it was made from', () => {
  expect(scriptName(ABC)).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0.js');
  for (const content of ['', 'a', 'abc', 'load()']) {
    const integrity = integrityFor(content);
    expect(integrityAt(`/_next/static/chunks/${scriptName(integrity)}`)).toBe(integrity);
  }
});

test('an invalid digest stops the build', () => {
  expect(() => scriptName('sha256-a')).toThrow('sha256-a is no SHA-256 digest');
});
