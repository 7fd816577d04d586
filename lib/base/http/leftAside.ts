/** A failure after this time is that of a service that hangs. */
const HANG_MS = 3_000;
const ASIDE_MS = 300_000;

/** When each service that hangs may be asked again, in milliseconds since the page was opened. */
const asideUntilMs = new Map<string, number>();

/** Whether a service has hung lately, so that it is left aside. */
export function isLeftAside(service: string): boolean {
  return performance.now() < (asideUntilMs.get(service) ?? 0);
}

/**
 * Asks a service that the page can do without. One that has failed only after 3 seconds is left
 * aside: for 5 minutes it is not asked, and its failure comes at once.
 *
 * @param service - Its name for all who ask it, such as its URL.
 * @param asideMs - For how long it is left aside, in milliseconds.
 * @throws {ServiceAsideError} while it is left aside; else what `ask` throws.
 */
export async function unlessAside<Answer>(
  service: string,
  ask: () => Promise<Answer>,
  asideMs = ASIDE_MS,
): Promise<Answer> {
  if (isLeftAside(service)) throw new ServiceAsideError(service);
  const askedAtMs = performance.now();
  try {
    return await ask();
  } catch (error) {
    const nowMs = performance.now();
    if (nowMs - askedAtMs >= HANG_MS) asideUntilMs.set(service, nowMs + asideMs);
    throw error;
  }
}

/** The service has hung lately and was not asked. */
export class ServiceAsideError extends Error {
  override readonly name = 'ServiceAsideError';

  constructor(service: string) {
    super(`${service} did not answer lately, and is left aside.`);
  }
}
