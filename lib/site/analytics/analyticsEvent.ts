import { AppError, type ErrorKey } from '@/lib/base/errors/appError';
import { parsePath, ROUTES } from '@/lib/site/navigation/routes';

/**
 * What the events endpoint receives, as JSON. It has only words that this app itself has: no
 * text of an error, no address and no part of a query.
 */
export type AnalyticsEvent =
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

/** The event of a screen that is opened at a path. */
export function pageView(pathname: string): AnalyticsEvent {
  return { type: 'pageView', path: pathPattern(pathname) };
}

/** The event of an error that nothing caught, on the page of a URL. */
export function fatalException(
  thrown: unknown,
  { pathname, origin }: Pick<Location, 'pathname' | 'origin'>,
): AnalyticsEvent {
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

/** `    at f (place)`, `    at place`: Chromium. */
const AFTER_AT = /^\s+at (?:(?:async |new )*(\S+) (?:\[as [^\]]*\] )?\((\S+)\)|(?:async )?(\S+))$/;
/** `f@place`: Firefox and Safari. */
const AROUND_AT = /^([^\s@]*)@(\S+)$/;
/** The end of a place in a script of this site. */
const SCRIPT = /\/_next\/static\/(?:[\w.~-]+\/)*([\w.~-]+\.js)(?:\?[^\s:]*)?(:\d+:\d+)$/;
/** The name of a function, without the object that it belongs to. */
const NAME = /^(?:[A-Za-z_$][\w$]*[./])*([A-Za-z_$][\w$]{0,30})$/;

const MAX_FRAMES = 20;

/**
 * The calls of an error's stack that are in scripts of this site, as `function (file:line:column)`.
 * Neither its message nor the scripts of wallets and extensions are among them.
 *
 * @param origin - That of the page, such as `https://site.example`.
 */
function ownFrames({ message, stack }: Error, origin: string): readonly string[] {
  if (typeof stack !== 'string') return [];
  // A message could have lines that read as calls.
  return stack
    .replace(message, () => '')
    .split('\n')
    .flatMap((line) => ownFrame(line, origin) ?? [])
    .slice(0, MAX_FRAMES);
}

function ownFrame(line: string, origin: string): string | undefined {
  const [, named, place, plain] = AFTER_AT.exec(line) ?? AROUND_AT.exec(line) ?? [];
  const url = place ?? plain;
  if (!url?.startsWith(`${origin}/`)) return undefined;
  const [, file, position] = SCRIPT.exec(url) ?? [];
  if (file === undefined) return undefined;
  return `${NAME.exec(named ?? '')?.[1] ?? 'anonymous'} (${file}${position})`;
}
