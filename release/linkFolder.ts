import { constants, copyFile, link, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes a folder with the same files as another; they take no room on the same disk. */
export async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await linkFile(source, target);
  }
}

async function linkFile(source: string, target: string): Promise<void> {
  try {
    await link(source, target);
  } catch {
    // Another disk.
    await copyFile(source, target, constants.COPYFILE_FICLONE);
  }
}
