// Stands between Turbopack and zod: zod as one module, with what this app uses of it only.
//
// Turbopack keeps whatever any function of a module could use, used or not, and all of a namespace
// that one of them reads by a computed name: 8 KB more in every first load.
const { readFile } = require('node:fs/promises');
const { dirname } = require('node:path');
const { build } = require('esbuild');

/** What is missing here and used somewhere stops the build by its name. */
const USED = [
  'array',
  'boolean',
  'catch',
  'config',
  'custom',
  'discriminatedUnion',
  'exactOptional',
  'gte',
  'int',
  'literal',
  'lt',
  'lte',
  'minimum',
  'nullable',
  'nullish',
  'number',
  'object',
  'optional',
  'parse',
  'pipe',
  'positive',
  'refine',
  'regex',
  'safeParse',
  'strictObject',
  'string',
  'transform',
  'union',
  'unknown',
];

/** zod's schemas import the same namespace twice; by its longer name all of it would be kept. */
const shortNames = {
  name: 'short names',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]v4[\\/]mini[\\/]schemas\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('core.util.', 'util.'),
    })),
};

module.exports = async function zodLoader() {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${USED.join(', ')} } from './index.js';`,
      resolveDir: dirname(this.resourcePath),
    },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    plugins: [shortNames],
  });
  return outputFiles[0].text;
};
