// Reports for each area which requirements of docs/requirements.md have a test with their id in its
// title: `npm run requirements`. Exits with 1 when a built area has a requirement without a test,
// when a title has an unknown id, when docs/sources.md lacks a source or a fault, or when it says of
// a source with a tested requirement that it is to come.
import { readFileSync } from 'node:fs';
import { AWAITED, areasOf, checkTitlesOf, idsIn, testFiles, titlesOf } from './requirementIds';
import { sourcesThatCame, unexplainedSources } from './sources';

/** The areas where every requirement needs a test. */
const BUILT_AREAS = [
  'RPC',
  'AMT',
  'TRD',
  'NAV',
  'WAL',
  'TOK',
  'SWP',
  'APR',
  'TXN',
  'SET',
  'LIQ',
  'ERR',
  'REL',
  'SIM',
  'LST',
  'PNL',
  'FND',
  'FRM',
  'STK',
  'PNG',
  'GOV',
  'AIR',
  'IDO',
  'MIG',
  'BUY',
  'LNG',
  'ACT',
  'PTF',
  'CLM',
  'MKT',
];
/** Requirements that are tested only in part, and the missing part. They do not count as tested. */
const HALVES: Readonly<Record<string, string>> = {};
/** A title with more ids than this does not really prove them all. */
const MAX_IDS = 9;

checkTitlesOf();
const requirements = readFileSync('docs/requirements.md', 'utf8');
const areas = areasOf(requirements);
const existing = new Set(areas.flatMap(({ ids }) => ids));
const named = new Map<string, string>();
/** The ids of tests that `npm test` runs: all of a test, or some of its cases. */
const tested = { all: new Set<string>(), some: new Set<string>() };
const titles: string[] = [];
let isFailing = false;
for (const file of testFiles()) {
  for (const { text: title, share } of titlesOf(file, readFileSync(file, 'utf8'))) {
    titles.push(title);
    const ids = idsIn(title, areas);
    for (const id of ids) {
      named.set(id, `${file}: ${title}`);
      if (share !== 'none') tested[share].add(id);
    }
    if (new Set(ids).size <= MAX_IDS || !/^['"`]/.test(title)) continue;
    console.error(`A title names more than ${MAX_IDS} requirements: ${file}: ${title}`);
    isFailing = true;
  }
}

for (const { code, title, ids } of areas) {
  const isBuilt = BUILT_AREAS.includes(code);
  const unnamed = ids.filter((id) => !named.has(id));
  const halves = ids.filter((id) => named.has(id) && id in HALVES);
  const proven = ids.length - unnamed.length - halves.length;
  const half = halves.length === 0 ? '' : ` and ${halves.length} half`;
  console.log(
    `${isBuilt ? '*' : ' '} ${code} ${`${proven}/${ids.length}`.padStart(5)}${half}  ${title}`,
  );
  for (const id of halves) console.log(`          ${id} lacks ${HALVES[id]}`);
  for (const id of unnamed.filter((each) => isBuilt && each in AWAITED))
    console.log(`          ${id} waits for ${AWAITED[id]}`);
  const missing = unnamed.filter((id) => isBuilt && !(id in AWAITED));
  if (missing.length > 0) console.error(`          NOT PROVEN: ${missing.join(' ')}`);
  isFailing ||= missing.length > 0;
}
for (const id of Object.keys(AWAITED).filter((each) => named.has(each))) {
  console.error(`${id} is named by a test and waits for nothing any more: ${named.get(id)}`);
  isFailing = true;
}
for (const id of Object.keys(HALVES).filter((each) => !named.has(each))) {
  console.error(`${id} counts as half, and no test names it.`);
  isFailing = true;
}
for (const [id, place] of named) {
  if (existing.has(id)) continue;
  console.error(`${id} does not exist: ${place}`);
  isFailing = true;
}
const sources = readFileSync('docs/sources.md', 'utf8');
for (const name of unexplainedSources(sources, requirements, titles)) {
  console.error(`docs/sources.md does not explain ${name}.`);
  isFailing = true;
}
for (const name of sourcesThatCame(sources, requirements, new Set(named.keys()))) {
  console.error(`docs/sources.md says that ${name} is to come, and tests name its requirements.`);
  isFailing = true;
}
if (areas.length === 0) console.error('docs/requirements.md names no requirement.');
const rest = [...named.keys()].filter((id) => !tested.all.has(id)).sort();
const [partly, untested] = [true, false].map((isPartly) =>
  rest.filter((id) => tested.some.has(id) === isPartly).join(' '),
);
console.log(`  in the full run alone: ${untested || 'none'}`);
console.log(`  some cases in the full run alone, and no other test: ${partly || 'none'}`);
console.log('* built: each of its requirements must be named by a test');
process.exit(isFailing || areas.length === 0 ? 1 : 0);
