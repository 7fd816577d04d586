import fc from 'fast-check';
import { listDocument, madeUpTokens } from './document';
import { HOSTILE_LOGOS, HOSTILE_TEXTS, HOSTILE_TIMES, ODD_VALUES } from './hostileValues';
import { documentIn, isUsableList } from './standard';

/** The bytes that a host sends. */
type Answer = { readonly what: string; readonly body: Buffer };

/** A malicious list. Every run uses the same ones. */
export type HostileList = Answer & {
  /** Whether it can be used; otherwise it is refused. */
  readonly isUsable: boolean;
};

type Place = readonly (string | number)[];
/** A change of a valid list: a value, as JSON, in place of another. */
type Change = { readonly place: Place; readonly json: string };

const COUNT = 500;
const SEED = 5;

const BASE = {
  ...listDocument('Hostile', madeUpTokens('hostile', 3)),
  logoURI: 'https://lists.example/logo.png',
  keywords: ['hostile'],
  tags: { stable: { name: 'Stable', description: 'Follows the dollar' } },
};
const TOKEN = ['chainId', 'address', 'symbol', 'name', 'decimals', 'logoURI', 'tags', 'extensions'];
const TOKEN_PLACES: readonly Place[] = TOKEN.map((key) => ['tokens', 1, key]);
const PLACES: readonly Place[] = [
  ...['name', 'timestamp', 'version', 'logoURI', 'keywords', 'tags', 'tokens', 'extra'].map(
    (key) => [key],
  ),
  ...['major', 'minor', 'patch', 'build'].map((key) => ['version', key]),
  ['keywords', 0],
  ['tags', 'stable'],
  ['tags', 'stable', 'name'],
  ['tokens', 1],
  ...TOKEN_PLACES,
  ['tokens', 1, '__proto__'],
];
const TEXT_PLACES: readonly Place[] = [
  ['tokens', 1, 'symbol'],
  ['tokens', 1, 'name'],
  ['name'],
  ['tags', 'stable', 'description'],
];

/** Hostile property names, which an error message may quote. */
const KEY_PLACES: readonly Place[] = HOSTILE_TEXTS.flatMap((key) => [
  ['tokens', 1, key],
  ['version', key],
]);

const text = (value: string) => JSON.stringify(value);

const CHANGES: readonly Change[] = [
  ...TEXT_PLACES.flatMap((place) => HOSTILE_TEXTS.map((each) => ({ place, json: text(each) }))),
  ...[['logoURI'], ['tokens', 1, 'logoURI']].flatMap((place) =>
    HOSTILE_LOGOS.map((each) => ({ place, json: text(each) })),
  ),
  ...KEY_PLACES.map((place) => ({ place, json: '1' })),
  ...PLACES.flatMap((place) => ODD_VALUES.map((json) => ({ place, json }))),
];

/** Bodies that are not valid text or JSON, or that are far too large. */
function brokenBodies(): readonly Answer[] {
  const whole = changed([]);
  const [bom, invalid] = [Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from([0xc3, 0x28, 0xff])];
  const twice = { ...BASE, tokens: [...BASE.tokens, ...BASE.tokens] };
  const anyCase = BASE.tokens.map((each) => ({ ...each, address: each.address.toLowerCase() }));
  return [
    { what: 'nothing', body: Buffer.alloc(0) },
    { what: 'a byte order mark', body: Buffer.concat([bom, whole]) },
    { what: 'UTF-16', body: Buffer.from(whole.toString(), 'utf16le') },
    { what: 'zeros', body: Buffer.alloc(1_000) },
    { what: '3 MB', body: Buffer.concat([whole, Buffer.alloc(3_000_000, ' ')]) },
    { what: 'a depth of 100,000', body: Buffer.from('{"tokens":'.repeat(100_000)) },
    { what: 'a page', body: Buffer.from('<!doctype html><script>alert(1)</script>') },
    { what: 'the same key twice', body: Buffer.from(`{"name":"A",${whole.toString().slice(1)}`) },
    { what: 'tokens twice', body: Buffer.from(JSON.stringify(twice)) },
    {
      what: 'tokens twice in another case',
      body: Buffer.from(JSON.stringify({ ...BASE, tokens: [...BASE.tokens, ...anyCase] })),
    },
    ...cuts(whole.length).flatMap((at) => [
      { what: `the first ${at} bytes`, body: whole.subarray(0, at) },
      {
        what: `invalid bytes at ${at}`,
        body: Buffer.concat([whole.subarray(0, at), invalid, whole.subarray(at)]),
      },
    ]),
  ];
}

function cuts(length: number): readonly number[] {
  return fc.sample(fc.nat(length - 1), { seed: SEED, numRuns: 40 });
}

/** 500 different documents: broken ones, and lists with one change or several. */
export function hostileLists(): readonly HostileList[] {
  const several = fc
    .sample(fc.array(fc.constantFrom(...CHANGES), { minLength: 2, maxLength: 4 }), {
      seed: SEED,
      numRuns: 150,
    })
    .map(hostileList);
  const times = HOSTILE_TIMES.map((each) =>
    hostileList([{ place: ['timestamp'], json: text(each) }]),
  );
  const others = different([...brokenBodies(), ...times, ...several]);
  const all = different([...others, ...CHANGES.map((change) => hostileList([change]))]);
  return [...others, ...evenly(all.slice(others.length), COUNT - others.length)].map((answer) => ({
    ...answer,
    isUsable: isUsableList(documentIn(answer.body)) && answer.what !== '3 MB',
  }));
}

/** The first list of each body. */
function different(lists: readonly Answer[]): readonly Answer[] {
  const byBody = new Map<string, Answer>();
  for (const list of lists) {
    const body = list.body.toString('latin1');
    if (!byBody.has(body)) byBody.set(body, list);
  }
  return [...byBody.values()];
}

/** Some of the items, at equal distances. */
export function evenly<T>(items: readonly T[], count: number): readonly T[] {
  return Array.from({ length: count }, (_none, index) =>
    items.slice(Math.floor((index * items.length) / count)).slice(0, 1),
  ).flat();
}

function hostileList(changes: readonly Change[]): Answer {
  const what = changes.map(({ place, json }) => `${place.join('.')} = ${json.slice(0, 60)}`);
  return { what: what.join(', '), body: changed(changes) };
}

/** The document of {@link BASE} with changes. */
function changed(changes: readonly Change[]): Buffer {
  const document: unknown = structuredClone(BASE);
  for (const [index, { place }] of changes.entries()) put(document, place, mark(index));
  const json = changes.reduce(
    (written, change, index) => written.replace(JSON.stringify(mark(index)), () => change.json),
    JSON.stringify(document),
  );
  return Buffer.from(json);
}

const mark = (index: number) => `@change ${index}@`;

/** Writes a value at a path. Does nothing if an earlier change has removed that path. */
function put(document: unknown, place: Place, value: string): void {
  let target = document;
  for (const key of place.slice(0, -1))
    target = Object.getOwnPropertyDescriptor(Object(target), key)?.value;
  const [key] = place.slice(-1);
  if (typeof target !== 'object' || target === null || key === undefined) return;
  Object.defineProperty(target, key, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}
