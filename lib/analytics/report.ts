import { parsePath, ROUTES } from '@/lib/navigation/routes';
import { withoutPrivateParts } from './privateParts';

/** What the events endpoint receives, as JSON. No report has an address or a query value. */
export type Report =
  | {
      readonly type: 'pageView';
      /** The pattern of the screen's path, such as `/add/[currencyIdA]/[currencyIdB]`. */
      readonly path: string;
      /** The names of known query parameters, in order. */
      readonly query: readonly string[];
    }
  | {
      readonly type: 'exception';
      readonly isFatal: true;
      readonly path: string;
      /** Name, message and stack. */
      readonly description: string;
    };

/** The query parameters that a screen reads. Any other name may itself be private. */
const KNOWN_PARAMETERS = [
  'exactAmount',
  'exactField',
  'inputCurrency',
  'outputCurrency',
  'recipient',
  'theme',
  'use',
];

/** Longer descriptions are cut off. */
const MAX_DESCRIPTION = 1_000;

/** The report of a screen at an address. */
export function pageView(pathname: string, query: URLSearchParams): Report {
  return {
    type: 'pageView',
    path: pathPattern(pathname),
    query: KNOWN_PARAMETERS.filter((name) => query.has(name)),
  };
}

/** The report of an error that nothing caught, on the screen of a path. */
export function fatalException(thrown: unknown, pathname: string): Report {
  const text = thrown instanceof Error ? (thrown.stack ?? String(thrown)) : typeof thrown;
  return {
    type: 'exception',
    isFatal: true,
    path: pathPattern(pathname),
    description: withoutPrivateParts(text).slice(0, MAX_DESCRIPTION),
  };
}

function pathPattern(pathname: string): string {
  const route = parsePath(pathname);
  return route === null ? 'unknown' : ROUTES[route.name][0];
}
