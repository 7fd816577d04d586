import { minify } from '@swc/core';
import { withEagerModules } from '../harden/eagerModules';
import { MINIFICATION } from '../harden/minifyScripts';
import { BUNDLER, scriptOrigins } from './scriptOrigins';

const BUNDLED = [
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([null,',
  '1,e=>{"use strict";e.s(["one",0,"written in one"])},',
  '2,e=>{e.v(t=>Promise.all(["a lazy part"].map(t=>e.l(t))))},',
  '3,e=>{"use strict";e.s(["three",0,"written in three"])}]);',
].join('\n');
/** Each section maps the start of its line to the start of a source. */
const section = (line: number, source: string) => ({
  offset: { line, column: 0 },
  map: { version: 3, sources: [source], mappings: 'AAAA' },
});
const SOURCE_MAP = JSON.stringify({
  version: 3,
  sections: [section(1, 'one.ts'), section(3, 'three.ts')],
});

async function shipped(): Promise<string> {
  return withEagerModules((await minify(BUNDLED, MINIFICATION)).code);
}

test('REL-25 each stretch of a script belongs to the source that it was written in, and what no source contains to the bundler', async () => {
  const text = await shipped();
  const stretches = await scriptOrigins({
    bundled: BUNDLED,
    sourceMap: SOURCE_MAP,
    shipped: text,
  });
  expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
  const textOf = (source: string) =>
    stretches.flatMap((stretch) => (stretch.source === source ? [stretch.text] : [])).join('');
  expect(textOf('one.ts')).toMatch(/"written in one"/);
  expect(textOf('three.ts')).toMatch(/"written in three"/);
  expect(textOf(BUNDLER)).toMatch(/"a lazy part"/);
  expect(textOf('one.ts')).not.toMatch(/lazy|three/);
});

test('a script that is not what its bundled script becomes is refused', async () => {
  const other = { bundled: BUNDLED, sourceMap: SOURCE_MAP, shipped: 'another()' };
  await expect(scriptOrigins(other)).rejects.toThrow(/is not what its bundled script becomes/);
});
