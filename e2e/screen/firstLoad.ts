import type { Page, Response } from 'playwright/test';
import { Frame } from '@/e2e/pages/Frame';
import { saveData } from '@/e2e/setup/saveData';
import { expect } from '@/e2e/test';
import { KB, type Load } from '@/release/size/budgets';
import { transferSize } from '@/release/size/documentLoads';
import { measured } from './budgets';

/** The chain and the services, which have hosts of their own in production. */
const OTHER_HOSTS = /\/(rpc|__practice|services\/pangolin)\//;

/**
 * Expects that an address becomes usable within the limits of its first load. Returns the scripts
 * that it loaded.
 *
 * @param use - Acts as a user would; retried until it works and the page knows its block.
 */
export async function expectFirstLoadWithin(
  page: Page,
  limits: Load,
  { address, use }: { readonly address: string; readonly use: () => Promise<void> },
): Promise<readonly string[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  // What is loaded ahead, once the page is usable, is not part of it.
  await saveData(page);
  await page.goto(address);
  await expect(async () => {
    await use();
    await expect(new Frame(page).block).toBeVisible({ timeout: 100 });
  }).toPass();
  const own = responses.filter((response) => !OTHER_HOSTS.test(response.url()));
  const scripts = own.filter((response) => response.request().resourceType() === 'script');
  const load = { scriptKB: await sizeOf(scripts), allKB: await sizeOf(own), requests: own.length };
  measured(`${address} ${JSON.stringify(load)}`);
  for (const what of ['scriptKB', 'allKB', 'requests'] as const)
    expect(load[what], `${what} of ${address}`).toBeLessThanOrEqual(limits[what]);
  return Promise.all(scripts.map((script) => script.text()));
}

/** The size of bodies as a host sends them. In KB. */
async function sizeOf(responses: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((total, body) => total + transferSize(body), 0) / KB;
}
