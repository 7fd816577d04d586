/** Where a source is: in a package, in a room of this repository, or in no file. */
type SourcePlace = { readonly type: 'package' | 'room' | 'other'; readonly name: string };

const PROJECT = '[project]/';
const PACKAGES = 'node_modules/';
/** Packages that Next contains, such as React. */
const INSIDE_NEXT = /^next\/dist\/compiled\/((?:@[^/]+\/)?[^/]+)/;
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;
/** A room is at most this deep: `lib/exchange/pairs`, `components/features/swap`. */
const ROOM_DEPTH = 3;

/** The path of a source of the bundler, relative to the repository. */
export function sourcePath(source: string): string {
  const project = source.indexOf(PROJECT);
  const path = project < 0 ? source : source.slice(project + PROJECT.length);
  return path.replace(/[?#].*$/, '');
}

/** The package or the room of a source of the bundler. */
export function sourcePlace(source: string): SourcePlace {
  const path = sourcePath(source);
  const inPackages = path.lastIndexOf(PACKAGES);
  if (inPackages >= 0)
    return { type: 'package', name: packageOf(path.slice(inPackages + PACKAGES.length)) };
  if (!source.includes(PROJECT)) return { type: 'other', name: source };
  return {
    type: 'room',
    name: path.split('/').slice(0, -1).slice(0, ROOM_DEPTH).join('/') || path,
  };
}

function packageOf(path: string): string {
  const [, insideNext] = INSIDE_NEXT.exec(path) ?? [];
  return insideNext === undefined ? (PACKAGE.exec(path)?.[0] ?? path) : `${insideNext} (in next)`;
}
