import { spawnSync } from 'node:child_process';

function languages(...names: readonly string[]) {
  return spawnSync('node_modules/.bin/tsx', ['.ci/languages.ts', ...names], { encoding: 'utf8' });
}

test.each([
  ['vi', 'vn'],
  ['vn', 'vn'],
  ['pt-BR', 'pt-br'],
])('%s is the language of %s.json, by its tag or the name of its files', (name, file) => {
  const { stdout, status } = languages(name);
  expect(stdout).toMatch(new RegExp(`^${file}: \\d+ texts, \\d+ bytes\n$`));
  expect(status).toBe(0);
});

test.each(['it', 'en'])('%s is no translation: it fails, and lists what is one', (name) => {
  const { stderr, status } = languages('de', name);
  expect(stderr).toContain(`${name} is no translation. These are: de, tr, zh-Hans or zh, es, fr,`);
  expect(status).toBe(1);
});
