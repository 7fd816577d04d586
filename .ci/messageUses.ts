// Where the English texts are used: their keys, and the files that show them or decide to.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Messages = { readonly [name: string]: string | Messages };
type Code = { readonly path: string; readonly text: string };
/** A text of `messages/en.json` or `messages/en`, under the key that the code calls it by. */
export type Message = { readonly key: string; readonly text: string };

const PLAIN = /'([^'\n]+)'/g;
const TEMPLATE = /`([^`\n]+)`/g;
const INSERTED = /\$\{[^}]*\}/;
const NAMESPACE = /useTranslations(?:<[^>]*>)?\((?:'([^']*)'|`([^`]*)`)?\)/g;
/** `useErrorText` adds the texts of this file to those under `errors`. */
const NAMESPACES_OF_FILES: Readonly<Record<string, string>> = { signErrors: 'errors' };
/** If more files name the last part of a key, most of them mean something else. */
const MAX_GUESSES = 6;

/** All English messages. */
export function englishMessages(): Message[] {
  const parts = readdirSync('messages/en')
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const part = name.replace('.json', '');
      return textsOf(readJson(join('messages/en', name)), NAMESPACES_OF_FILES[part] ?? part);
    });
  return [...textsOf(readJson('messages/en.json')), ...parts];
}

function readJson(path: string): Messages {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function textsOf(messages: Messages, path?: string): Message[] {
  return Object.entries(messages).flatMap(([name, value]) => {
    const key = path === undefined ? name : `${path}.${name}`;
    return typeof value === 'string' ? { key, text: value } : textsOf(value, key);
  });
}

/** What a file has in quotes: texts, and patterns of the keys that its templates make. */
type Quotes = {
  readonly path: string;
  readonly namespaces: readonly RegExp[];
  readonly plain: ReadonlySet<string>;
  readonly made: readonly RegExp[];
};

/** The quotes of each file, for `usesOf`. */
export function quotesOf(code: readonly Code[]): Quotes[] {
  return code.map(({ path, text }) => ({
    path,
    namespaces: [...text.matchAll(NAMESPACE)].map(
      ([, plain = '', template = plain]) => new RegExp(template && `^${patternOf(template)}\\.`),
    ),
    plain: new Set([...text.matchAll(PLAIN)].flatMap(([, plain]) => plain ?? [])),
    made: [...text.matchAll(TEMPLATE)].flatMap(([, template = '']) =>
      isKey(template) ? new RegExp(`^${patternOf(template)}$`) : [],
    ),
  }));
}

/**
 * The files that use a message: they name its key as a whole, or the rest of it after the namespace
 * of their `useTranslations`. Without any, those that name the last part of the key, because what
 * decides which text is shown may be far from what shows it. If these are many, all files with the
 * namespace of the key.
 */
export function usesOf(key: string, quotes: readonly Quotes[]): string[] {
  const inNamespace = quotes.filter(({ namespaces }) => namespaces.some((one) => one.test(key)));
  const exact = quotes.filter(
    ({ namespaces, plain, made }) =>
      plain.has(key) ||
      namespaces
        .filter((namespace) => namespace.test(key))
        .map((namespace) => key.replace(namespace, ''))
        .some((rest) => plain.has(rest) || made.some((pattern) => pattern.test(rest))),
  );
  const last = key.slice(key.lastIndexOf('.') + 1);
  const guessed = quotes.filter(({ plain }) => plain.has(last));
  const isGuess = guessed.length > 0 && guessed.length <= MAX_GUESSES;
  const found = isGuess ? guessed : inNamespace;
  return (exact.length > 0 ? exact : found).map(({ path }) => path);
}

/** Whether a template makes a key, of which it names a part. */
function isKey(template: string): boolean {
  return /^[\w.]*[a-z]{2}[\w.]*$/i.test(template.split(INSERTED).join('.'));
}

/** A pattern of what a template makes: each inserted part is one name, or a part of one. */
function patternOf(template: string): string {
  return template.split(INSERTED).join('\\w+').replaceAll('.', '\\.');
}
