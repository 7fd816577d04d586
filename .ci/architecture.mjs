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
 * The domain of a lib file, such as `swap` for lib/swap/swapForm.ts; undefined for any other file.
 */
function domainOf(path) {
  return /^lib\/(\w+)\//.exec(path)?.[1];
}

/** The domains that each lib domain imports, not counting tests. */
async function domainImports() {
  const { output } = await cruise(['lib'], { ...rules.options }, undefined, {
    tsConfig: extractTSConfig('tsconfig.json'),
  });
  const imports = new Map();
  for (const { source, dependencies } of output.modules) {
    const from = domainOf(source);
    if (from === undefined || TEST.test(source)) continue;
    const known = imports.get(from) ?? new Set();
    for (const { resolved } of dependencies) {
      const to = domainOf(resolved);
      if (to !== undefined && to !== from) known.add(to);
    }
    imports.set(from, known);
  }
  return imports;
}

/** Whether `from` reaches `to` through at least one other domain. */
function isReachedByOthers(imports, from, to) {
  const reaches = (domain) =>
    domain === to || [...(imports.get(domain) ?? [])].some((next) => reaches(next));
  return [...(imports.get(from) ?? [])].some((next) => next !== to && reaches(next));
}

/** The list, and a graph without the arrows that other arrows imply. */
function written(imports) {
  const domains = [...imports.keys()].toSorted();
  const rows = domains.map((domain) => {
    const imported = [...(imports.get(domain) ?? [])].toSorted();
    return `| \`${domain}\` | ${imported.map((each) => `\`${each}\``).join(', ') || 'nothing'} |`;
  });
  const arrows = domains.flatMap((from) =>
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
    ...arrows,
    '```',
    '',
    '| domain | imports |',
    '| --- | --- |',
    ...rows,
    '',
    END,
  ].join('\n');
}

const page = readFileSync(PAGE, 'utf8');
const [before, rest] = page.split(START);
const after = rest?.split(END)[1];
if (after === undefined) throw new Error(`${PAGE} has lost the marks of its import list.`);
const renewed = `${before}${written(await domainImports())}${after}`;
if (process.argv.includes('--check')) {
  if (renewed !== page) {
    console.error(`${PAGE} does not show the imports as they are: run npm run architecture.`);
    process.exit(1);
  }
} else {
  writeFileSync(PAGE, renewed);
}
