// A loader for Turbopack: turns zod into one module with only the parts that this app uses.
//
// Turbopack keeps everything that any function of a module could use, and a whole namespace if any
// function reads it by a computed name. That adds 8 KB to every first load.
const { readFile } = require('node:fs/promises');
const { dirname } = require('node:path');
const { build } = require('esbuild');

/** A name that is used but missing here stops the build. */
const USED = [
  'array',
  'boolean',
  'catch',
  'config',
  'custom',
  'discriminatedUnion',
  'exactOptional',
  'gt',
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
  'readonly',
  'record',
  'refine',
  'regex',
  'safeParse',
  'strictObject',
  'string',
  'transform',
  'union',
  'unknown',
];

/** zod's schemas import the same namespace under two names. The longer one would keep all of it. */
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
