// `npm run size -- /swap /pool`: builds the site with source maps, which are not shipped, and prints
// by package and by room what the first load of each address is made of.
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { exportSite } from '../exportSite';
import { withNames } from '../harden/contentNames';
import { harden } from '../harden/harden';
import { withStyleNames } from '../harden/styleNames';
import { writeLanguages } from '../languages/languageFiles';
import { sourceHash } from '../sourceHash';
import { FIRST_LOADS, KB } from './budgets';
import { compressedSizes } from './compressedSizes';
import { type DocumentLoad, documentLoads } from './documentLoads';
import { scriptOrigins } from './scriptOrigins';
import { sourcePath, sourcePlace } from './sourcePlace';

/** The site as it would be shipped, and as the bundler wrote it, with source maps. */
const SITE = '.next-size/site';
const BUNDLED = '.next-size/bundled';
/** The hash of the sources of both. */
const BUILT = '.next-size/sources';
/** The names of the shipped scripts and style sheets, by those that the bundler gave them. */
const NAMES = '.next-size/names.json';
/** The name of a source map, at the end of its script. */
const MAP_OF_SCRIPT = /\/\/# sourceMappingURL=(\S+)\s*$/;
const namesSchema = z.array(z.tuple([z.string(), z.string()]));
const allNamesSchema = z.object({ scripts: namesSchema, styles: namesSchema });
/** The runtime may have none. */
const NO_MAP = JSON.stringify({ sources: [], mappings: '' });
const MODULES = 40;

/** Builds the site with source maps, unless it was built from these sources. */
async function build(): Promise<void> {
  const hash = await sourceHash('.');
  if ((await readFile(BUILT, 'utf8').catch(() => '')) === hash) return;
  await rm('.next-size', { recursive: true, force: true });
  const variables = { BUILD_ID: hash, TYPES_CHECKED: '1', SIZE_SITE: SITE };
  if ((await exportSite(variables)) !== 0) process.exit(1);
  await cp(SITE, BUNDLED, { recursive: true });
  await writeLanguages(SITE);
  const { scripts, styles } = await harden(SITE);
  await writeFile(NAMES, JSON.stringify({ scripts: [...scripts], styles: [...styles] }));
  await writeFile(BUILT, hash);
}

/** The compressed size of each source of a first load. In bytes. */
async function sizesOf({ scripts }: DocumentLoad): Promise<ReadonlyMap<string, number>> {
  const known = z.parse(allNamesSchema, JSON.parse(await readFile(NAMES, 'utf8')));
  const [names, styles] = [new Map(known.scripts), new Map(known.styles)];
  const [oldNames, oldStyles] = [reversed(known.scripts), reversed(known.styles)];
  const sizes = new Map<string, number>();
  for (const script of scripts) {
    const path = join(
      BUNDLED,
      withNames(script, (name) => oldNames.get(name)),
    );
    const bundled = await readFile(path, 'utf8');
    const [, map] = MAP_OF_SCRIPT.exec(bundled) ?? [];
    const shipped = await readFile(join(SITE, script), 'utf8');
    const stretches = await scriptOrigins({
      bundled,
      sourceMap: map === undefined ? NO_MAP : await readFile(join(dirname(path), map), 'utf8'),
      shipped: withStyleNames(
        withNames(shipped, (name) => oldNames.get(name)),
        oldStyles,
      ),
    });
    const texts = stretches.map(({ text }) =>
      withStyleNames(
        withNames(text, (old) => names.get(old)),
        styles,
      ),
    );
    const bytes = compressedSizes(texts);
    for (const [index, { source }] of stretches.entries())
      sizes.set(source, (sizes.get(source) ?? 0) + (bytes[index] ?? 0));
  }
  return sizes;
}

function reversed(names: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  return new Map(names.map(([old, name]) => [name, old]));
}

/** Prints the sums of sizes that have the same name, the largest first. */
function print(title: string, sizes: readonly (readonly [string, number])[], most = Infinity) {
  const sums = new Map<string, number>();
  for (const [name, size] of sizes) sums.set(name, (sums.get(name) ?? 0) + size);
  console.log(`\n${title}`);
  const largest = [...sums].sort(([, one], [, other]) => other - one).slice(0, most);
  for (const [name, size] of largest) console.log(`${inKB(size).padStart(8)} KB  ${name}`);
}

function inKB(bytes: number): string {
  return (bytes / KB).toFixed(1);
}

async function report(load: DocumentLoad): Promise<void> {
  const { address, scripts, scriptBytes } = load;
  const budget = FIRST_LOADS[address];
  console.log(
    `\n${address}: ${inKB(scriptBytes)} KB in ${scripts.length} scripts (gzip); ` +
      `limit ${budget?.limits.document.scriptKB}, goal ${budget?.goal.scriptKB}`,
  );
  const sizes = [...(await sizesOf(load))];
  const of = (type: string) =>
    sizes.flatMap(([source, size]) => {
      const place = sourcePlace(source);
      return place.type === type ? [[place.name, size] as const] : [];
    });
  print('by package', of('package'));
  print('by room', of('room'));
  print('in no file', of('other'));
  const modules = sizes.map(([source, size]) => [sourcePath(source), size] as const);
  print(`the ${MODULES} largest files`, modules, MODULES);
}

const wanted = process.argv.slice(2).map((path) => path.replace(/(?<!\.html|\/)$/, '/'));
const addresses = wanted.length > 0 ? wanted : ['/swap/'];
await build();
const loads = await documentLoads(SITE);
for (const address of addresses) {
  const load = loads.find((each) => each.address === address);
  if (load) await report(load);
  else console.error(`${address} is none of: ${loads.map((each) => each.address).join(' ')}`);
}
