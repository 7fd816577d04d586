/** One line of a `_redirects` file. */
type Rule = { readonly path: RegExp; readonly target: string; readonly status: number };

/** The target of a missing path, and its status. */
export type Redirect = { readonly target: string; readonly status: number };

const DEFAULT_STATUS = 301;
const LINE = /^(\/\S*)\s+(\S+)(?:\s+(\d{3}))?$/;

/** Reads a `_redirects` file with placeholders, a splat at the end, and comments. */
export function parseRedirects(text: string): readonly Rule[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter((line) => line !== '')
    .map(parseRule);
}

/** The first rule that matches a path, with the matched parts put into its target. */
export function redirectOf(rules: readonly Rule[], path: string): Redirect | undefined {
  const trimmed = path === '/' ? path : path.replace(/\/$/, '');
  for (const { path: pattern, target, status } of rules) {
    const found = pattern.exec(trimmed);
    if (found === null) continue;
    const parts = Object.entries(found.groups ?? {});
    return {
      target: parts.reduce((to, [name, part]) => to.replace(`:${name}`, part), target),
      status,
    };
  }
  return undefined;
}

function parseRule(line: string): Rule {
  const [, from, target, status] = LINE.exec(line) ?? [];
  if (from === undefined || target === undefined) throw new InvalidRedirectError(line);
  const segments = from.split('/').map((segment) => {
    if (segment === '*') return '(?<splat>.*)';
    if (segment.startsWith(':')) return `(?<${segment.slice(1)}>[^/]+)`;
    return segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return {
    path: new RegExp(`^${segments.join('/')}$`),
    target,
    status: Number(status ?? DEFAULT_STATUS),
  };
}

class InvalidRedirectError extends Error {
  override readonly name = 'InvalidRedirectError';

  constructor(line: string) {
    super(`Not a rule of a _redirects file: ${line}`);
  }
}
