import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * The files in a folder and its subfolders, relative to it, with `/`, in the same order everywhere.
 */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => portable(relative(folder, join(entry.parentPath, entry.name))))
    .sort(byCodeUnits);
}

/**
 * The folders in a folder and its subfolders, relative to it, with `/`. The folder itself is ''.
 */
export async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const below = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => portable(relative(folder, join(entry.parentPath, entry.name))));
  return ['', ...below].sort(byCodeUnits);
}

function portable(path: string): string {
  return path.split(sep).join('/');
}

/** `localeCompare` would depend on the machine's language. */
function byCodeUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
