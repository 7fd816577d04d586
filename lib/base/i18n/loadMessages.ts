import type { Messages } from 'next-intl';
import type { Locale } from './locales';

/** The messages of some screens, by the name of the screen. */
type ScreenMessages = Partial<Messages>;

const loads = new Map<string, Promise<ScreenMessages>>();

/**
 * The messages of screens in a language that the page was not exported in. They are loaded once; a
 * load that fails is tried again when they are wanted again.
 */
export function loadMessages(locale: Locale, screens: readonly string[]): Promise<ScreenMessages> {
  const key = [locale, ...screens].join();
  const known = loads.get(key);
  if (known !== undefined) return known;
  const load = loadAll(locale, screens);
  loads.set(key, load);
  load.catch(() => loads.delete(key));
  return load;
}

async function loadAll(locale: Locale, screens: readonly string[]): Promise<ScreenMessages> {
  const loaded = screens.map(async (screen) => {
    const { default: messages } = await import(`../../../messages/${locale}/${screen}.json`);
    return [screen, messages];
  });
  return Object.fromEntries(await Promise.all(loaded));
}
