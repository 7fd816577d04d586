/** Stands for every parameter in the path of a shell; in an address that a person has it is no value. */
const PLACEHOLDER = '_';
/** What no parameter can be: the placeholder, and the dots that a browser takes out of a path. */
const NO_VALUE = /^(_|\.{1,2})$/;
const PARAMETER = /\[(\w+)\]/g;

/** A folder of `app/`, such as `/png/[version]`, and the paths in it that are exported beside its shell. */
type Row = readonly [pattern: string, ...exportedPaths: string[]];
type Rows = Readonly<Record<string, Row>>;
type Parameters = Readonly<Record<string, string>>;

type ParameterName<Pattern extends string> = Pattern extends `${string}[${infer Name}]${infer Rest}`
  ? Name | ParameterName<Rest>
  : never;

/** A route by its name, with the decoded values of its parameters: `{ name: 'proposal', id: '7' }`. */
export type RouteOf<Table extends Rows> = {
  readonly [Name in keyof Table & string]: { readonly name: Name } & Readonly<
    Record<ParameterName<Table[Name][0]>, string>
  >;
}[keyof Table & string];

type CompiledRow = {
  readonly name: string;
  readonly expression: RegExp;
  readonly shell: string;
  readonly exportedFolders: readonly string[];
  readonly fill: (parameters: Parameters) => string;
};

/**
 * What can be asked of the routes of a static export.
 *
 * A route with parameters is exported as one shell, in the folder with `_` for each of them, and once
 * more for every path that its row adds. Paths are those of URLs, with or without a slash at the end;
 * of several routes that fit a path the first counts.
 */
export function routeTable<const Table extends Rows>(rows: Table) {
  const compiled = Object.entries(rows).map(compile);
  const isRoute = (found: Parameters): found is RouteOf<Table> & Parameters =>
    compiled.some(({ name }) => name === found.name);
  const rowOf = (name: string) => compiled.find((row) => row.name === name);

  /**
   * The route of a path, and null when the path fits none.
   *
   * Letters of either case fit, and parameters lose their escapes. A parameter that is `_`, or whose
   * escapes are not those of a text, fits nothing.
   */
  function parsePath(path: string): RouteOf<Table> | null {
    for (const { name, expression } of compiled) {
      const parameters = decoded(expression.exec(path));
      const found = { name, ...parameters };
      if (parameters && isRoute(found)) return found;
    }
    return null;
  }

  /** The path of a route, with a slash at its end; `parsePath` reads it back. */
  function hrefOf(route: RouteOf<Table>): string {
    return rowOf(route.name)?.fill(route) ?? '/';
  }

  /**
   * The exported folder that shows a path, with a slash at its end: the route's shell, or the path's
   * own folder where there is one. Undefined when the path fits no route.
   */
  function shellOf(path: string): string | undefined {
    const route = parsePath(path);
    if (route === null) return undefined;
    const own = hrefOf(route);
    const row = rowOf(route.name);
    return row?.exportedFolders.includes(own) ? own : row?.shell;
  }

  /** The parameters of every page that a route is exported as, for Next's `generateStaticParams`. */
  function exportedParameters(name: RouteOf<Table>['name']): Parameters[] {
    const row = rowOf(name);
    if (row === undefined) return [];
    return [row.shell, ...row.exportedFolders].map((folder) => ({
      ...row.expression.exec(folder)?.groups,
    }));
  }

  return { parsePath, hrefOf, shellOf, exportedParameters };
}

function compile([name, [pattern, ...exportedPaths]]: readonly [string, Row]): CompiledRow {
  const folder = withSlash(pattern);
  return {
    name,
    expression: new RegExp(`^${folder.replace(PARAMETER, '(?<$1>[^/]+)')}?$`, 'i'),
    shell: folder.replace(PARAMETER, PLACEHOLDER),
    exportedFolders: exportedPaths.map(withSlash),
    fill: (parameters) =>
      folder.replace(PARAMETER, (_, parameter) => encodeURIComponent(parameters[parameter] ?? '')),
  };
}

/** The groups of a match without their escapes; undefined when one of them can be no value. */
function decoded(match: RegExpExecArray | null): Parameters | undefined {
  if (match === null) return undefined;
  try {
    const entries = Object.entries(match.groups ?? {}).map(
      ([name, text]) => [name, decodeURIComponent(text)] as const,
    );
    return entries.some(([, value]) => NO_VALUE.test(value))
      ? undefined
      : Object.fromEntries(entries);
  } catch {
    return undefined;
  }
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
