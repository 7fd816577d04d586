// The longest main-thread task with a list of 10,000 tokens in use, next to the usual lists.
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, expect, type Route } from 'playwright/test';
import { startDevnet } from '@/devnet/devnet';
import { listDocument, madeUpTokens } from '@/devnet/services/lists/document';
import { PUBLIC_LISTS } from '@/devnet/services/lists/publicLists';
import { exportedSite } from '@/devnet/site/exportedSite';
import { serveSite } from '@/devnet/site/serveSite';
import { SearchPage } from '../pages/SearchPage';
import { SwapPage } from '../pages/SwapPage';
import { TokenDialog } from '../pages/TokenDialog';
import { chromiumPath } from '../setup/browser';
import { SITE } from '../setup/hosts';
import { placeList } from './listedContracts';
import { longestTask } from './longestTask';
import { median } from './median';

const TOKENS = 10_000;
const LIST = 'ab.tokenlist.json';
const ROUNDS = 3;
/** The most that a task may take in milliseconds, if the usual lists take less. */
const LIMIT_MS = 50;
/** A task of the usual lists that takes longer may take this many times as long. */
const TIMES_USUAL = 1.25;
/** The most that a key in the search of the site may take (FND-07). */
const SEARCH_KEY_MS = 20;
const BLOCKS_MS = 7_000;
const KEY_MS = 250;

type Tasks = Record<
  | 'list arrives'
  | 'block'
  | 'dialog opens'
  | 'block in dialog'
  | 'key'
  | 'search opens'
  | 'search key'
  | 'return, update',
  number
>;

if (!existsSync(SITE)) throw new Error(`There is no ${SITE}/: npm run build makes it.`);
const devnet = await startDevnet();
const site = await serveSite({ devnet, site: exportedSite(SITE) });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const long = await placeList(devnet.chains[43114], TOKENS);

async function measure(hasLongList: boolean): Promise<Tasks> {
  devnet.quiet();
  if (hasLongList) devnet.lists.serve(LIST, long);
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const [swap, tokens] = [new SwapPage(page), new TokenDialog(page)];
  const measured = (task: () => Promise<void>) => longestTask(browser, page, task);
  const passBlocks = () => pause(BLOCKS_MS);
  const held: Route[] = [];
  await page.route('**/lists/*', (route) => void held.push(route));
  await swap.openConnected();
  await pause(KEY_MS * 20);
  const arrives = await measured(async () => {
    await Promise.all(held.map((route) => route.continue()));
    await page.unrouteAll();
    await passBlocks();
  });
  const block = await measured(passBlocks);
  const opens = await measured(async () => {
    await tokens.open('receive');
    if (hasLongList) await expect(tokens.rows.first()).toHaveAttribute('aria-setsize', /^10/);
    await passBlocks();
    await passBlocks();
  });
  const inDialog = await measured(passBlocks);
  const key = await measured(async () => {
    await tokens.search.pressSequentially('long 99', { delay: KEY_MS });
    for (let left = 7; left > 0; left--) await tokens.search.press('Backspace', { delay: KEY_MS });
    await tokens.search.pressSequentially('usd', { delay: KEY_MS });
  });
  await page.keyboard.press('Escape');
  const search = new SearchPage(page);
  const searchOpens = await measured(async () => {
    await search.open();
    await pause(KEY_MS * 8);
  });
  const typeAndDelete = async () => {
    for (const text of ['long 99', 'usd', 'avax png', 'u']) {
      await search.field.pressSequentially(text, { delay: KEY_MS });
      for (const _ of text) await search.field.press('Backspace', { delay: KEY_MS });
    }
  };
  const searchKey = await longestTask(browser, page, typeAndDelete, 'input');
  const { tokens: listed } = (hasLongList ? long : PUBLIC_LISTS[LIST]) ?? long;
  devnet.lists.serve(LIST, listDocument('AB', [...listed, ...madeUpTokens('new', 1)], '1.1.0'));
  const back = await measured(async () => {
    await swap.open();
    await passBlocks();
  });
  await context.close();
  return {
    'list arrives': arrives,
    block,
    'dialog opens': opens,
    'block in dialog': inDialog,
    key,
    'search opens': searchOpens,
    'search key': searchKey,
    'return, update': back,
  };
}

const tasks: { usual: Tasks[]; long: Tasks[] } = { usual: [], long: [] };
for (let round = 0; round < ROUNDS; round++) {
  tasks.usual.push(await measure(false));
  tasks.long.push(await measure(true));
}
await browser.close();
await site.close();
await devnet.stop();

let isMissed = false;
const moments = Object.keys(tasks.long[0] ?? {}) as (keyof Tasks)[];
console.table(
  moments.map((moment) => {
    const [usual, ours] = [tasks.usual, tasks.long].map((all) =>
      median(all.map((each) => each[moment])),
    ) as [number, number];
    const limit = moment === 'search key' ? SEARCH_KEY_MS : Math.max(usual * TIMES_USUAL, LIMIT_MS);
    isMissed ||= ours > limit;
    return {
      'longest task, ms': moment,
      'usual lists': Number(usual.toFixed(1)),
      [`${TOKENS} tokens`]: Number(ours.toFixed(1)),
      times: Number((ours / usual).toFixed(2)),
      'at most': Number(limit.toFixed(1)),
    };
  }),
);
process.exit(isMissed ? 1 : 0);
