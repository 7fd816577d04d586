import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './files';

/** The files that Next reads variables from, besides the environment. */
const VARIABLE_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'];

/** Variables by their names. */
type Environment = Readonly<Record<string, string | undefined>>;

const SECRET = /SECRET|HMAC|PRIVATE|API_KEY/i;
/** Next writes variables with this prefix into the scripts of the page. */
const PUBLIC_PREFIX = 'NEXT_PUBLIC_';
/** A shorter text can be in a file by chance. */
const MIN_LENGTH = 8;

/** All variables that a build in a folder knows: those of files, then those of the environment. */
export async function buildVariables(folder: string, env: Environment): Promise<Environment> {
  const texts = await Promise.all(
    VARIABLE_FILES.map((file) => readFile(join(folder, file), 'utf8').catch(() => '')),
  );
  const lines = texts.flatMap((text) => [
    ...text.matchAll(/^\s*(?:export\s+)?([\w.]+)\s*=\s*(["']?)(.*)\2\s*$/gm),
  ]);
  return { ...Object.fromEntries(lines.map(([, name, , value]) => [name, value])), ...env };
}

/**
 * Checks that no `NEXT_PUBLIC_` variable has the name of a secret.
 *
 * @throws {SecretInSiteError} if the name of a public variable says that it is a secret.
 */
export function assertNoPublicSecret(env: Environment): void {
  const name = Object.keys(env).find((each) => each.startsWith(PUBLIC_PREFIX) && SECRET.test(each));
  if (name !== undefined)
    throw new SecretInSiteError(`${name} would be public: whatever is named so is in the page.`);
}

/**
 * Checks that no file of a site contains the value of a variable that is named as a secret.
 *
 * @throws {SecretInSiteError} that names the variable and the file, never the value.
 */
export async function assertNoSecretIn(site: string, env: Environment): Promise<void> {
  const secrets = Object.entries(env).flatMap(([name, value = '']) =>
    SECRET.test(name) && value.length >= MIN_LENGTH ? [{ name, value }] : [],
  );
  if (secrets.length === 0) return;
  for (const file of await filesIn(site)) {
    const content = await readFile(join(site, file));
    const found = secrets.find(({ value }) => content.includes(value));
    if (found) throw new SecretInSiteError(`The value of ${found.name} is in ${file}.`);
  }
}

/** A secret would be published with the site. */
class SecretInSiteError extends Error {
  override readonly name = 'SecretInSiteError';
}
