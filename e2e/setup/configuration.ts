import type { Page } from 'playwright/test';
import { LIST_CONFIG } from '@/devnet/services/lists/listServer';

const CONFIGURATION = '/config.json';

/** The practice exchange's configuration, with a test's changes. */
export const PRACTICE = {
  practice: true,
  defaultChainId: 43114,
  rpc: { 43114: ['/rpc/43114'], 43113: ['/rpc/43113'] },
  ethereumRpc: '/rpc/1',
  tokenLogoBase: '',
  statsUrl: '/services',
  blocksUrl: '/services/subgraphs/blocks',
  ...LIST_CONFIG,
} as const;

/** Serves another body in place of the site's configuration. */
export async function configure(page: Page, configuration: unknown): Promise<void> {
  const text = typeof configuration === 'string' ? configuration : JSON.stringify(configuration);
  await page.unroute(CONFIGURATION);
  await page.route(CONFIGURATION, (route) =>
    route.fulfill({ body: text, contentType: 'application/json' }),
  );
}
