import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from './files';
import zodLoader from './zodLoader.cjs';

const resourcePath = createRequire(__filename).resolve('zod/mini').replace(/cjs$/, 'js');

const CHECKS = `
  import * as z from './zod.mjs';
  z.config({ jitless: true });
  const schema = z.strictObject({
    slippage: z.catch(z.int().check(z.gte(0)), 50),
    type: z.literal(['a', 'b']),
    more: z.exactOptional(z.nullable(z.string())),
  });
  const issuesOf = (value) => z.safeParse(schema, value).error?.issues.map(({ code }) => code);
  console.log(JSON.stringify({
    kept: z.parse(schema, { slippage: 7, type: 'a' }),
    caught: z.parse(schema, { slippage: -1, type: 'b', more: null }),
    wrong: issuesOf({ slippage: 7, type: 'c' }),
    unknown: issuesOf({ slippage: 7, type: 'a', else: 1 }),
  }));
`;

test('zod is bundled as one module that validates like zod', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'zod-'));
  await writeFile(join(folder, 'zod.mjs'), await zodLoader.call({ resourcePath }));
  await writeFile(join(folder, 'checks.mjs'), CHECKS);
  const printed = execFileSync(process.execPath, [join(folder, 'checks.mjs')], {
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual({
    kept: { slippage: 7, type: 'a' },
    caught: { slippage: 50, type: 'b', more: null },
    wrong: ['invalid_value'],
    unknown: ['unrecognized_keys'],
  });
  await rm(folder, { recursive: true });
});

test('no unused part of zod is bundled', async () => {
  const code = await zodLoader.call({ resourcePath });
  expect(code).toContain('$ZodObject');
  expect(code).not.toMatch(/\$ZodEmail|currencyCode|toJSONSchema|uint8ArrayToHex/);
});

test('each part of zod that the page uses is bundled', async () => {
  const exported = /export\s*\{([^}]*)\}\s*;?\s*$/.exec(
    await zodLoader.call({ resourcePath }),
  )?.[1];
  const names = new Set(exported?.split(',').map((name) => name.trim().split(' as ').at(-1)));
  expect(names).toContain('object');
  for (const folder of ['lib', 'components', 'release/guard'])
    for (const file of await filesIn(folder)) {
      if (!/\.tsx?$/.test(file) || /\.(test|setup|bench)\./.test(file)) continue;
      const source = await readFile(join(folder, file), 'utf8');
      if (!source.includes("from 'zod/mini'")) continue;
      for (const [, name] of source.matchAll(/\bz\.([a-z]\w*)\(/g))
        expect({ file, name, isBundled: names.has(name) }).toEqual({ file, name, isBundled: true });
    }
});
