import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright/test';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const INSTALL = ['apt-get', 'install', '-y', 'chromium'] as const;

/**
 * The Chromium to test with: CHROMIUM_PATH, an installed one, or the one in Playwright's cache.
 * Without any of them, and only as root on Debian, the distribution's package is installed.
 */
export function chromiumPath(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (!isProgram(named))
      throw new NoChromiumError(`CHROMIUM_PATH names ${named}, which is no program.`);
    return named;
  }
  return installed() ?? cached() ?? (installPackage() ? installed() : undefined) ?? fail();
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const programs = PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...programs, ...MAC_APPLICATIONS].find(isProgram);
}

function cached(): string | undefined {
  const path = chromium.executablePath();
  return path !== '' && existsSync(path) ? path : undefined;
}

/** Whether the distribution's package was installed. */
function installPackage(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const [program, ...parameters] = INSTALL;
  try {
    execFileSync(program, parameters, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function fail(): never {
  throw new NoChromiumError(
    `No Chromium here. Install one (sudo ${INSTALL.join(' ')}), or name yours: CHROMIUM_PATH=/path/to/chromium`,
  );
}

class NoChromiumError extends Error {
  override readonly name = 'NoChromiumError';
}
