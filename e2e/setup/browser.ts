import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright/test';

/**
 * Chromium without its window: it needs a third less of the processor than `chromium --headless`,
 * which draws the parts around a page that nobody sees.
 */
const HEADLESS_SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Stops early if the packages cannot be reached. */
const UNREACHABLE = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium to test with: CHROMIUM_PATH, the headless shell, a browser, or the one in
 * Playwright's cache. As root on Debian, a missing package is installed.
 */
export function chromiumPath(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (!isProgram(named))
      throw new NoChromiumError(`CHROMIUM_PATH names ${named}, which is no program.`);
    return named;
  }
  return (
    installed([HEADLESS_SHELL]) ??
    (installPackage(HEADLESS_SHELL) ? installed([HEADLESS_SHELL]) : undefined) ??
    installed(BROWSERS) ??
    MAC_APPLICATIONS.find(isProgram) ??
    cached() ??
    (installPackage('chromium') ? installed(BROWSERS) : undefined) ??
    fail()
  );
}

function installed(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function cached(): string | undefined {
  const path = chromium.executablePath();
  return path !== '' && existsSync(path) ? path : undefined;
}

/** Whether the distribution's package was installed. */
function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  try {
    execFileSync('apt-get', ['install', '-y', ...UNREACHABLE, name], { stdio: 'inherit' });
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
    `No Chromium here. Install one (sudo apt-get install -y chromium-headless-shell), or name yours: CHROMIUM_PATH=/path/to/chromium`,
  );
}

class NoChromiumError extends Error {
  override readonly name = 'NoChromiumError';
}
