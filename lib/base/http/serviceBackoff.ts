import { monotonicMs } from '@/lib/base/time/monotonicMs';

/** A failure after this time is that of a service that hangs. */
const HANG_MS = 3_000;
const BACKOFF_MS = 300_000;

/** When the backoff of each service ends, by {@link monotonicMs}: it goes on while a device sleeps. */
const backoffUntilMs = new Map<string, number>();

/** Whether a service has hung lately, so that it is not asked for now. */
export function isInBackoff(service: string): boolean {
  return monotonicMs() < (backoffUntilMs.get(service) ?? 0);
}

/**
 * Asks a service that the page can do without. A failure after 3 seconds or more begins a backoff
 * of 5 minutes: until it ends, the service is not asked, and each call fails at once.
 *
 * @param service - Its name for all who ask it, such as its URL.
 * @param backoffMs - How long the backoff lasts, in milliseconds.
 * @throws {ServiceBackoffError} during the backoff; else what `ask` throws.
 */
export async function withServiceBackoff<Answer>(
  service: string,
  ask: () => Promise<Answer>,
  backoffMs = BACKOFF_MS,
): Promise<Answer> {
  if (isInBackoff(service)) throw new ServiceBackoffError(service);
  // By the browser's own clock: a device that slept meanwhile is no service that hangs.
  const askedAtMs = performance.now();
  try {
    return await ask();
  } catch (error) {
    const hasHung = performance.now() - askedAtMs >= HANG_MS;
    if (hasHung) backoffUntilMs.set(service, monotonicMs() + backoffMs);
    throw error;
  }
}

/** The service has hung lately and was not asked. */
export class ServiceBackoffError extends Error {
  override readonly name = 'ServiceBackoffError';

  constructor(service: string) {
    super(`${service} did not answer lately, and is not asked for now.`);
  }
}
