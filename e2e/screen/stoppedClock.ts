import type { Page } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';
import { type Blocks, expect } from '../chain/manualMining';
import { Frame } from '../pages/Frame';
import { untilQuiet } from './budgets';

const STEP_MS = 300;

/** Longer than requests are gathered, and shorter than figures stay unread on a chain without blocks. */
const LATER_MS = 6_000;

const POLL = /^\[?\{[^[]*"method":"eth_blockNumber"[^{]*\}\]?$/;

type Held = { readonly chain: DevnetChain; readonly blocks: Blocks };

/** What a page requests from now on: the polls that ask for the block, and all else. */
export function requestsOf(page: Page) {
  const polls: string[] = [];
  const others: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (POLL.test(body)) polls.push(body);
    else others.push(`${new URL(request.url()).pathname} ${body}`.trim());
  });
  return { polls, others };
}

/** Stops the page's clock right after all figures were read, so that none is due. */
export async function stopAfterReads(page: Page, { chain, blocks }: Held): Promise<void> {
  await untilQuiet(chain.proxy);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await blocks.mine();
  const block = Number(await chain.client.getBlockNumber({ cacheTime: 0 }));
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    expect(await new Frame(page).blockNumber()).toBe(block);
  }).toPass();
  const { others } = requestsOf(page);
  let before: number;
  do {
    before = others.length;
    await pass(page, chain, STEP_MS);
  } while (others.length > before);
}

/** Lets time pass for a page whose clock stands still, in steps after which the node has answered. */
async function pass(page: Page, chain: DevnetChain, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    await expect.poll(() => chain.proxy.unanswered()).toBe(0);
  }
}

/** Expects that all a page has requested, and will soon, are the texts of German and the block. */
export async function expectTextsOnly(
  page: Page,
  chain: DevnetChain,
  { polls, others }: ReturnType<typeof requestsOf>,
): Promise<void> {
  await pass(page, chain, LATER_MS);
  expect(polls.length).toBeGreaterThan(1);
  expect(others).toEqual(['/locales/de.json']);
}
