import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { filesIn } from '../files';

/** The texts of a language: ICU messages in objects of objects, as in `messages/`. */
export type Texts = { readonly [key: string]: string | Texts };

const textsSchema: z.ZodMiniType<Texts> = z.record(
  z.string(),
  z.union([z.string(), z.lazy(() => textsSchema)]),
);

/**
 * The texts of a language as the page uses them: those of `<language>.json`, and those of each file
 * in `<language>/` under its name.
 *
 * @param language - The name of its files, such as `pt-br`.
 * @throws {Error} when a file is missing, is not JSON, or contains anything but texts.
 */
export async function readTexts(language: string, messages = 'messages'): Promise<Texts> {
  const read = async (file: string) =>
    z.parse(textsSchema, JSON.parse(await readFile(join(messages, file), 'utf8')));
  const parts = (await filesIn(join(messages, language))).filter((file) =>
    /^\w+\.json$/.test(file),
  );
  const named = parts.map(
    async (file) => [file.replace('.json', ''), await read(join(language, file))] as const,
  );
  return { ...(await read(`${language}.json`)), ...Object.fromEntries(await Promise.all(named)) };
}

/** The texts by their whole keys, such as `swap.title`. */
export function flatTexts(texts: Texts, prefix = ''): ReadonlyMap<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatTexts(value, `${prefix + key}.`)) flat.set(inner, text);
  }
  return flat;
}
