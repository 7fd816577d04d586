import { AppError, type ErrorKey } from '@/lib/base/errors/appError';
import { parsePath, ROUTES } from '@/lib/site/navigation/routes';
import { ownFrames } from './ownFrames';

/**
 * What the events endpoint receives, as JSON. A report has only words that this app itself has: no
 * text of an error, no address and no part of a query.
 */
export type Report =
  | {
      readonly type: 'pageView';
      /** The pattern of the screen's path, such as `/add/[currencyIdA]/[currencyIdB]`. */
      readonly path: string;
    }
  | {
      readonly type: 'exception';
      readonly isFatal: true;
      readonly path: string;
      /** The class of the error, shortened by the build; the type of anything but an error. */
      readonly errorClass: string;
      /** Which of this app's own errors it is. */
      readonly code?: ErrorKey;
      /** The calls in this site's own scripts, as `function (file:line:column)`. */
      readonly stack: readonly string[];
    };

/** The report of a screen at a path. */
export function pageView(pathname: string): Report {
  return { type: 'pageView', path: pathPattern(pathname) };
}

/** The report of an error that nothing caught, on the page of a URL. */
export function fatalException(
  thrown: unknown,
  { pathname, origin }: Pick<Location, 'pathname' | 'origin'>,
): Report {
  return {
    type: 'exception',
    isFatal: true,
    path: pathPattern(pathname),
    errorClass: classOf(thrown),
    ...(thrown instanceof AppError && { code: thrown.code }),
    stack: thrown instanceof Error ? ownFrames(thrown, origin) : [],
  };
}

/** The name of the class in code. `name` of the error itself may be any text. */
function classOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeof thrown;
  const name: unknown = Object.getPrototypeOf(thrown)?.constructor?.name;
  return typeof name === 'string' && /^[A-Za-z_$][\w$]{0,40}$/.test(name) ? name : 'Error';
}

function pathPattern(pathname: string): string {
  const route = parsePath(pathname);
  return route === null ? 'unknown' : ROUTES[route.name][0];
}
