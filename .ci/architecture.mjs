// Writes the list and the graph of the actual imports into docs/architecture.md. With --check it
// only compares: `npm run check` fails while the page is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rules from '../.dependency-cruiser.cjs';

const PAGE = 'docs/architecture.md';
const START = '<!-- imports: written by `npm run architecture` -->';
const END = '<!-- /imports -->';
const TEST = /\.(test|bench|setup)\.tsx?$/;

/**
 * The layer and room of a lib file, such as `features` and `swap` for
 * lib/features/swap/swapForm.ts; undefined for any other file.
 */
function placeOf(path) {
  const [, layer, room] = /^lib\/(\w+)\/(\w+)\//.exec(path) ?? [];
  return room && { layer, room };
}

/** The rooms that each room of lib imports, not counting tests, and the layer of each. */
async function roomImports() {
  const { output } = await cruise(['lib'], { ...rules.options }, undefined, {
    tsConfig: extractTSConfig('tsconfig.json'),
  });
  const imports = new Map();
  const layers = new Map();
  for (const { source, dependencies } of output.modules) {
    const from = placeOf(source);
    if (from === undefined || TEST.test(source)) continue;
    layers.set(from.room, from.layer);
    const known = imports.get(from.room) ?? new Set();
    for (const { resolved } of dependencies) {
      const to = placeOf(resolved);
      if (to !== undefined && to.room !== from.room) known.add(to.room);
    }
    imports.set(from.room, known);
  }
  return { imports, layers };
}

/** Whether `from` reaches `to` through at least one other room. */
function isReachedByOthers(imports, from, to) {
  const reaches = (room) =>
    room === to || [...(imports.get(room) ?? [])].some((next) => reaches(next));
  return [...(imports.get(from) ?? [])].some((next) => next !== to && reaches(next));
}

/** The list, and a graph by layers without the arrows that other arrows imply. */
function written({ imports, layers }) {
  const rooms = [...imports.keys()].toSorted();
  const rows = rooms.map((room) => {
    const imported = [...(imports.get(room) ?? [])].toSorted();
    const names = imported.map((each) => `\`${each}\``).join(', ') || 'nothing';
    return `| \`${room}\` | ${layers.get(room)} | ${names} |`;
  });
  const graphs = [...new Set(layers.values())]
    .toSorted()
    .flatMap((layer) => [
      `  subgraph ${layer}`,
      ...rooms.filter((room) => layers.get(room) === layer).map((room) => `    ${room}`),
      '  end',
    ]);
  const arrows = rooms.flatMap((from) =>
    [...(imports.get(from) ?? [])]
      .toSorted()
      .filter((to) => !isReachedByOthers(imports, from, to))
      .map((to) => `  ${from} --> ${to}`),
  );
  return [
    START,
    '',
    '```mermaid',
    'flowchart LR',
    ...graphs,
    ...arrows,
    '```',
    '',
    '| room | layer | imports |',
    '| --- | --- | --- |',
    ...rows,
    '',
    END,
  ].join('\n');
}

const page = readFileSync(PAGE, 'utf8');
const [before, rest] = page.split(START);
const after = rest?.split(END)[1];
if (after === undefined) throw new Error(`${PAGE} has lost the marks of its import list.`);
const renewed = `${before}${written(await roomImports())}${after}`;
if (process.argv.includes('--check')) {
  if (renewed !== page) {
    console.error(`${PAGE} does not show the imports as they are: run npm run architecture.`);
    process.exit(1);
  }
} else {
  writeFileSync(PAGE, renewed);
}
