import type { Response } from 'playwright/test';
import type { Listening } from '@/devnet/node/listen';
import { type Host, PLAIN } from '../../setup/hosts';
import { test as base, expect } from '../../test';
import { Browser } from './Browser';

const NOT_FOUND = 404;

type WorkerFixtures = {
  /** The origin of the site on a host. The host starts at the first call. */
  urlOn: (host: Host) => Promise<string>;
};

type TestFixtures = {
  /** The host of the site; the plain host by default. */
  host: Host;
  browserAround: Browser;
  /**
   * Expects the status of a document. Allows the browser's log line about a missing document for
   * this address only.
   */
  expectStatus: (response: Response | null, status: number) => void;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  urlOn: [
    async ({ exchange }, use) => {
      const started = new Map<Host, Promise<Listening>>();
      await use(async (host) => {
        const starting = started.get(host) ?? host.serve(exchange.devnet);
        started.set(host, starting);
        return (await starting).url;
      });
      for (const starting of started.values()) await (await starting).close();
    },
    { scope: 'worker' },
  ],
  host: [PLAIN, { option: true }],
  baseURL: async ({ host, urlOn }, use) => use(await urlOn(host)),
  browserAround: async ({ page }, use) => use(new Browser(page)),
  expectStatus: async ({ problems }, use) =>
    use((response, status) => {
      expect(response?.status()).toBe(status);
      if (status === NOT_FOUND) problems.allow(notFoundLine(response?.url() ?? ''));
    }),
});

/** What Chromium logs about an address that is not found. */
function notFoundLine(url: string): RegExp {
  const [address = ''] = url.split('#');
  const escaped = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    `^console: Failed to load resource: the server responded with a status of 404 \\(Not Found\\) \\(${escaped}(#.*)?\\)$`,
  );
}

export { expect };
