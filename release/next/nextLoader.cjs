// A loader for Turbopack: takes a file of Next as an ES module, without what this site never uses.
//
// Next ships its client both as CommonJS and as ES modules, and imports the first. Turbopack can
// leave out unused parts of the second only, which makes every first load 13 KB smaller.
const { readFile } = require('node:fs/promises');
const { UNUSED, UNUSED_SCRIPTS } = require('./unused.cjs');

const REPLACED = [...UNUSED, ...UNUSED_SCRIPTS];

const COMMON_JS = /([\\/]next[\\/]dist[\\/])(?=client|lib|shared)/;

module.exports = function nextLoader(commonJs) {
  const path = this.resourcePath.replaceAll('\\', '/');
  const [, replacement] = REPLACED.find(([file]) => path.endsWith(`/next/dist/${file}`)) ?? [];
  if (replacement !== undefined) return Promise.resolve(replacement);
  return readFile(this.resourcePath.replace(COMMON_JS, '$1esm/'), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return commonJs;
    throw error;
  });
};
