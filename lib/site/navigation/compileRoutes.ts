/**
 * The placeholder for every parameter in the path of a shell. In a real address it is not a value.
 */
const PLACEHOLDER = '_';
/** Invalid as a parameter: the placeholder, and the dots that a browser removes from a path. */
const NO_VALUE = /^(_|\.{1,2})$/;
const PARAMETER = /\[(\w+)\]/g;

/**
 * A folder of `app/`, such as `/png/[version]`, and the paths in it that are exported besides its
 * shell.
 */
type Row = readonly [pattern: string, ...exportedPaths: string[]];
type Rows = Readonly<Record<string, Row>>;
type Parameters = Readonly<Record<string, string>>;

type ParameterName<Pattern extends string> = Pattern extends `${string}[${infer Name}]${infer Rest}`
  ? Name | ParameterName<Rest>
  : never;

/**
 * A route by its name, with the decoded values of its parameters: `{ name: 'proposal', id: '7' }`.
 */
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
 * The operations on the routes of a static export.
 *
 * A route with parameters is exported as one shell, in the folder with `_` for each parameter, and
 * also for every path that its row adds. Paths are URL paths, with or without a trailing slash. If
 * several routes match a path, the first one counts.
 */
export function compileRoutes<const Table extends Rows>(rows: Table) {
  const compiled = Object.entries(rows).map(compile);
  const isRoute = (found: Parameters): found is RouteOf<Table> & Parameters =>
    compiled.some(({ name }) => name === found.name);
  const rowOf = (name: string) => compiled.find((row) => row.name === name);

  /**
   * The route of a path, or null when no route matches.
   *
   * Matching ignores case and decodes the parameters. A parameter that is `_` or cannot be decoded
   * matches nothing.
   */
  function parsePath(path: string): RouteOf<Table> | null {
    for (const { name, expression } of compiled) {
      const parameters = decoded(expression.exec(path));
      const found = { name, ...parameters };
      if (parameters && isRoute(found)) return found;
    }
    return null;
  }

  /** The path of a route, with a trailing slash; the inverse of `parsePath`. */
  function hrefOf(route: RouteOf<Table>): string {
    return rowOf(route.name)?.fill(route) ?? '/';
  }

  /**
   * The exported folder for a path, with a trailing slash: the route's shell, or the path's own
   * folder if it exists. Undefined when no route matches.
   */
  function shellOf(path: string): string | undefined {
    const route = parsePath(path);
    if (route === null) return undefined;
    const own = hrefOf(route);
    const row = rowOf(route.name);
    return row?.exportedFolders.includes(own) ? own : row?.shell;
  }

  /** The parameters of every page of a route, for Next's `generateStaticParams`. */
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

/** The decoded groups of a match; undefined when one of them is not a valid value. */
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
