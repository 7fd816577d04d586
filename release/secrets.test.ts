import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertNoPublicSecret, assertNoSecretIn, buildVariables } from './secrets';

const CANARY = 'canary-0123456789';

let site = '';

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(site, '_next/static'), { recursive: true });
  await writeFile(join(site, '_next/static/a.js'), `const key="${CANARY}";`);
});
afterEach(() => rm(site, { recursive: true }));

test.each(['NEXT_PUBLIC_CARD_SECRET', 'NEXT_PUBLIC_HMAC', 'NEXT_PUBLIC_api_key'])(
  'BUY-17 a build that names %s for the page fails',
  (name) => {
    expect(() => assertNoPublicSecret({ [name]: '' })).toThrow(name);
  },
);

test('BUY-17 a secret that is not for the page, and a public value, may be set during a build', () => {
  expect(() =>
    assertNoPublicSecret({ CARD_SECRET: CANARY, NEXT_PUBLIC_NAME: 'Pangolin' }),
  ).not.toThrow();
});

test('BUY-17 a secret in any file of the site is found, and is not repeated', async () => {
  const check = assertNoSecretIn(site, { CARD_SECRET: CANARY });
  await expect(check).rejects.toThrow('The value of CARD_SECRET is in _next/static/a.js.');
  await expect(check).rejects.not.toThrow(CANARY);
  await assertNoSecretIn(site, { CARD_SECRET: 'another-value', NAME: CANARY });
  await assertNoSecretIn(site, { CARD_SECRET: 'const' });
});

test('BUY-17 a variable that Next would read from a file is checked too', async () => {
  await writeFile(join(site, '.env.production'), `# Keys\nexport CARD_SECRET="${CANARY}"\nA=1\n`);
  await writeFile(join(site, '.env.local'), 'NEXT_PUBLIC_HMAC=x\n');
  const variables = await buildVariables(site, { A: '2' });
  expect(variables).toEqual({ CARD_SECRET: CANARY, NEXT_PUBLIC_HMAC: 'x', A: '2' });
  expect(() => assertNoPublicSecret(variables)).toThrow('NEXT_PUBLIC_HMAC');
  await expect(assertNoSecretIn(site, variables)).rejects.toThrow('CARD_SECRET');
});
