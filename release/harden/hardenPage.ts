import { integrityFor, type ScriptIntegrity } from './integrity';
import { readPage, type ScriptTag, UnexpectedPageError } from './page';
import { policy } from './policy';
import type { StartScripts } from './startScript';

/** The beginnings of the framework's inline scripts. Any other inline script is unexpected. */
const KNOWN_INLINE_SCRIPTS = [
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
];

type Insertion = { readonly at: number; readonly text: string };

type Options = {
  /** The integrity of every script that a page may name. */
  readonly integrity: ScriptIntegrity;
  readonly startScripts: StartScripts;
  /** The paths of the large scripts. A page requests those it names before its styles. */
  readonly large: ReadonlySet<string>;
};

/**
 * Adds to a page the integrity of all its scripts, the start scripts, and its policy. Its large
 * scripts are requested before its styles: the framework names them only after these.
 *
 * @throws {UnexpectedPageError} when the page has an unexpected part.
 */
export function hardenPage(html: string, { integrity, startScripts, large }: Options): string {
  const page = readPage(html);
  if (page.forbidden.length > 0) throw new UnexpectedPageError(`it has ${page.forbidden[0]}`);
  const { head, requests } = startScripts;
  if (/<\/script|<!--/i.test(head + requests))
    throw new UnexpectedPageError('a start script would end early');

  const inline = page.scripts.filter(({ attributes }) => !attributes.has('src'));
  for (const { text } of inline) checkInlineScript(text);
  const inlineTexts = [head, requests, ...inline.map(({ text }) => text)];
  const content = policy([...new Set(inlineTexts.map(integrityFor))]);
  const external = page.scripts.filter(({ attributes }) => attributes.has('src'));
  const requested = external
    .filter(({ attributes }) => !attributes.has('nomodule'))
    .flatMap(({ attributes }) => attributes.get('src') ?? [])
    .filter((path) => large.has(path))
    .map((path) => preload(path, integrity[path] ?? ''));
  const opening =
    `<meta http-equiv="Content-Security-Policy" content="${content}"/>` +
    `<script>${head}</script>${requested.join('')}`;

  return inserted(html, [
    { at: page.policyAt, text: opening },
    { at: page.contentEnd, text: `<script>${requests}</script>` },
    ...external.map((tag) => integrityOn(tag, 'src', integrity)),
    ...page.scriptPreloads.map((tag) => integrityOn(tag, 'href', integrity)),
  ]);
}

/**
 * Of low priority, as the script itself: the font and the first reads come first. The policy of the
 * page, by which no request names its address, comes only after it.
 */
function preload(path: string, integrity: string): string {
  return `<link rel="preload" as="script" fetchpriority="low" referrerpolicy="no-referrer" href="${path}" integrity="${integrity}"/>`;
}

function checkInlineScript(text: string): void {
  if (!KNOWN_INLINE_SCRIPTS.some((start) => text.startsWith(start)))
    throw new UnexpectedPageError(`it has an unknown inline script: ${text.slice(0, 80)}`);
}

function integrityOn(
  { attributes, attributesAt }: ScriptTag,
  attribute: 'src' | 'href',
  integrity: ScriptIntegrity,
): Insertion {
  const path = attributes.get(attribute) ?? '';
  const known = Object.hasOwn(integrity, path) ? integrity[path] : undefined;
  if (known === undefined) throw new UnexpectedPageError(`it names an unknown script: ${path}`);
  if (attributes.has('integrity'))
    throw new UnexpectedPageError(`its script ${path} has an integrity already`);
  return { at: attributesAt, text: ` integrity="${known}"` };
}

function inserted(text: string, insertions: readonly Insertion[]): string {
  return [...insertions]
    .sort((a, b) => b.at - a.at)
    .reduce((done, { at, text: added }) => done.slice(0, at) + added + done.slice(at), text);
}
