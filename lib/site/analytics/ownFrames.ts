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
export function ownFrames({ message, stack }: Error, origin: string): readonly string[] {
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
