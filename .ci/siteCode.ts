import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The code that visitors get, without tests, by path. */
export const SITE_CODE = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.(test|setup|bench))\.tsx?$/.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') })),
);
