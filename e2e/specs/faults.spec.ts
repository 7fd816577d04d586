import type { Page } from 'playwright/test';
import { type Hex, parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { Devnet } from '@/devnet/devnet';
import type { Fault } from '@/devnet/faults';
import { configure, PRACTICE } from '../configuration';
import { expect, test } from '../fixtures';
import { Frame } from '../pages/Frame';
import { SwapPage } from '../pages/SwapPage';
import type { Wallet } from '../wallet';

type DevnetChain = Devnet['chains'][43114];

const TYPED = '1.25';
const BUSY = /^Network is busy\. Retrying\./;
const UNREACHABLE = /^Can't reach Avalanche\. Check your connection\./;
/** What the browser and the app write on the console when an endpoint fails. */
const LOGGED = [
  /Failed to load resource/,
  /Failed to get the block number/,
  /Failed to fetch multicall chunk/,
];

/** A connected swap form with an amount and a quote. */
async function quoted(page: Page): Promise<SwapPage> {
  const swap = new SwapPage(page);
  await swap.open();
  await swap.connect();
  await swap.choose('receive', 'PNG');
  await swap.pays.fill(TYPED);
  await expect(swap.action('Review swap')).toBeEnabled();
  return swap;
}

/** The form holds what was typed, and the wallet was asked to send nothing. */
async function expectKept(swap: SwapPage, wallet: Wallet): Promise<void> {
  await expect(swap.pays).toHaveValue(TYPED);
  await expect(swap.page.getByRole('button', { name: 'Token to receive: PNG' })).toBeVisible();
  const sent = (await wallet.requests()).filter(({ method }) => method === 'eth_sendTransaction');
  expect(sent).toEqual([]);
}

function setBalance({ client }: DevnetChain, avax: string): Promise<void> {
  return client.setBalance({ address: ACCOUNTS.demo, value: parseEther(avax) });
}

/** The page asks the node the same once more, and has the answer: two questions came since. */
async function expectAskedAgain({ proxy }: DevnetChain, method: string): Promise<void> {
  proxy.resetTraffic();
  await expect
    .poll(() => proxy.traffic().methods[method] ?? 0, { timeout: 15_000 })
    .toBeGreaterThan(1);
}

/** A new block arrives, and the page shows it and what is in it. */
async function expectRecovered(page: Page, chain: DevnetChain): Promise<void> {
  const frame = new Frame(page);
  await setBalance(chain, '123.25');
  await chain.client.mine({ blocks: 1 });
  const head = Number(await chain.client.getBlockNumber({ cacheTime: 0 }));
  await expect.poll(() => frame.blockNumber(), { timeout: 15_000 }).toBeGreaterThanOrEqual(head);
  await expect(page.getByText('Balance 123.25')).toBeVisible({ timeout: 15_000 });
  await expect(frame.notice(BUSY)).toBeHidden();
  await expect(frame.notice(UNREACHABLE)).toBeHidden();
}

test('R01 one refusal with status 429 is waited out without a word', async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  problems.allow(...LOGGED);
  const swap = await quoted(page);
  const frame = new Frame(page);
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/rpc/43114')) statuses.push(response.status());
  });
  chains[43114].proxy.add({
    fault: { type: 'status', status: 429, retryAfterSeconds: 1 },
    times: 1,
  });
  const words: string[] = [];
  await expect
    .poll(async () => {
      words.push(...(await frame.notice(BUSY).allTextContents()));
      return statuses.slice(statuses.indexOf(429)).slice(0, 2);
    })
    .toEqual([429, 200]);
  expect(words).toEqual([]);
  await expectKept(swap, wallet);
  await expectRecovered(page, chains[43114]);
});

const outages: readonly { readonly id: string; readonly fault: Fault; readonly says: RegExp }[] = [
  {
    id: 'R02 status 429',
    fault: { type: 'status', status: 429, retryAfterSeconds: 1 },
    says: BUSY,
  },
  { id: 'R04 status 503', fault: { type: 'status', status: 503 }, says: BUSY },
  { id: 'R05 no answer within 10 s', fault: { type: 'hang' }, says: UNREACHABLE },
  { id: 'R05 a broken connection', fault: { type: 'dropBefore' }, says: UNREACHABLE },
  { id: 'R05 an answer that breaks off', fault: { type: 'dropMidway' }, says: UNREACHABLE },
  { id: 'R07 a page of HTML', fault: { type: 'html' }, says: BUSY },
];

for (const { id, fault, says } of outages) {
  test(`RPC-13 ${id}: the last figures stay and are called old, and nothing can be signed until it is over`, async ({
    page,
    chains,
    wallet,
    problems,
  }) => {
    problems.allow(...LOGGED, /failed request: POST .*\/rpc\/43114/);
    await page.clock.install();
    const swap = await quoted(page);
    const frame = new Frame(page);
    const shown = await swap.receives.inputValue();
    chains[43114].proxy.add({ fault });
    await page.clock.runFor(12_000);
    await expect(frame.notice(says)).toBeVisible();
    await page.clock.runFor(25_000);
    await expect(frame.notice(/Prices from \d+ s ago\./)).toBeVisible();
    await expect(swap.action('Waiting for current prices')).toBeDisabled();
    await expect(swap.receives).toHaveValue(shown);
    await expectKept(swap, wallet);

    chains[43114].proxy.clear();
    await page.clock.runFor(30_000);
    await expectRecovered(page, chains[43114]);
    await expect(swap.action('Review swap')).toBeEnabled();
  });
}

test('RPC-13 R14 a review that grows old cannot be confirmed', async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  problems.allow(...LOGGED);
  await page.clock.install();
  const swap = await quoted(page);
  await swap.action('Review swap').click();
  const confirm = swap.review.getByRole('button', { name: 'Confirm swap' });
  await expect(confirm).toBeEnabled();
  chains[43114].proxy.add({ fault: { type: 'status', status: 503 } });
  await page.clock.runFor(40_000);
  await expect(
    swap.review.getByRole('button', { name: 'Waiting for current prices' }),
  ).toBeDisabled();
  chains[43114].proxy.clear();
  await page.clock.runFor(30_000);
  await expect(confirm).toBeEnabled();
  await page.keyboard.press('Escape');
  await expectKept(swap, wallet);
});

for (const { what, path } of [
  { what: 'does not exist', path: '/rpc/1' },
  { what: 'is of another chain', path: '/rpc/43113' },
]) {
  test(`R06 RPC-06 an endpoint that ${what} is passed over for the next`, async ({
    page,
    chains,
    wallet,
    problems,
  }) => {
    problems.allow(/Failed to load resource.*\/rpc\/1/);
    await configure(page, { ...PRACTICE, rpc: { ...PRACTICE.rpc, 43114: [path, '/rpc/43114'] } });
    const swap = await quoted(page);
    await expect(page.getByText('Balance 500')).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
    await expectKept(swap, wallet);
    await expectRecovered(page, chains[43114]);
  });
}

test('R06 RPC-10 an endpoint that stops answering hands over to the next without a word', async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  problems.allow(/rpc\/first/);
  let isDown = false;
  await page.route('/rpc/first', (route) =>
    isDown
      ? route.abort('connectionrefused')
      : route.continue({ url: new URL('/rpc/43114', route.request().url()).href }),
  );
  await configure(page, {
    ...PRACTICE,
    rpc: { ...PRACTICE.rpc, 43114: ['/rpc/first', '/rpc/43114'] },
  });
  const swap = await quoted(page);
  const before = await new Frame(page).blockNumber();
  isDown = true;
  await expectRecovered(page, chains[43114]);
  expect(await new Frame(page).blockNumber()).toBeGreaterThan(before);
  await expectKept(swap, wallet);
});

const unusableItems: readonly {
  readonly id: string;
  readonly fault: Fault;
  readonly logs?: RegExp;
}[] = [
  { id: 'R08 RPC-05 a missing item', fault: { type: 'missingItem' } },
  { id: 'R08 RPC-05 a doubled item', fault: { type: 'doubledItem' } },
  { id: 'R08 RPC-05 an item with a foreign id', fault: { type: 'foreignId' } },
  {
    id: 'R09 an item with neither result nor error',
    fault: { type: 'emptyItem' },
    logs: /Received unexpected JSON-RPC response to eth_call request\./,
  },
  {
    id: "R10 an item with the node's own error",
    fault: { type: 'rpcError', code: -32005, message: 'The node is tired.' },
    logs: /The node is tired\./,
  },
  {
    id: 'R12 ERR-10 truncated hex',
    fault: { type: 'truncatedHex' },
    logs: /Result data parsing failed/,
  },
  {
    id: 'R12 ERR-10 a megabyte of nonsense',
    fault: { type: 'result', result: `0x${'5a'.repeat(1_000_000)}` },
    logs: /Result data parsing failed/,
  },
  { id: 'R12 a result that is no hex', fault: { type: 'result', result: { balance: '7' } } },
];

for (const { id, fault, logs } of unusableItems) {
  test(`${id} in place of the reads: no figure is shown for them, the block number is, and they are asked again`, async ({
    page,
    chains,
    wallet,
    problems,
  }) => {
    problems.allow(/^console: /);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const chain = chains[43114];
    chain.proxy.add({ methods: ['eth_call'], fault });
    const swap = new SwapPage(page);
    const frame = new Frame(page);
    await swap.open();
    await swap.connect();
    await swap.choose('receive', 'PNG');
    await swap.pays.fill(TYPED);
    const before = await frame.blockNumber();
    await chain.client.mine({ blocks: 1 });
    await expect.poll(() => frame.blockNumber()).toBeGreaterThan(before);
    await expect(swap.action('Looking for the best price')).toBeDisabled();
    await expect(page.getByText(/^Balance/)).toHaveCount(0);
    await expect(swap.receives).toHaveValue('');
    if (logs !== undefined)
      await expect.poll(() => logged.some((text) => logs.test(text))).toBe(true);

    chain.proxy.clear();
    await expectRecovered(page, chain);
    await expect(swap.action('Review swap')).toBeEnabled();
    await expectKept(swap, wallet);
  });
}

for (const { id, fault } of [
  { id: 'RPC-04 answers in another order', fault: { type: 'reordered' } },
  { id: 'R11 a single object in place of a batch', fault: { type: 'singleObject' } },
  { id: 'answers that come late', fault: { type: 'delay', ms: 700 } },
] as const satisfies readonly { id: string; fault: Fault }[]) {
  test(`${id} reach the right figures all the same`, async ({ page, chains, wallet, problems }) => {
    problems.allow(...LOGGED);
    chains[43114].proxy.add({ fault });
    const swap = await quoted(page);
    await expect(page.getByText('Balance 500')).toBeVisible();
    await expect(page.getByText('Balance 10,000')).toBeVisible();
    await expectKept(swap, wallet);
    await expectRecovered(page, chains[43114]);
  });
}

test('an answer that comes after the account changed is not shown for the new account', async ({
  page,
  chains,
  wallet,
}) => {
  await quoted(page);
  const frame = new Frame(page);
  await expect(page.getByText('Balance 500')).toBeVisible();
  chains[43114].proxy.add({ methods: ['eth_call'], fault: { type: 'delay', ms: 1_500 } });
  await setBalance(chains[43114], '499');
  await chains[43114].client.mine({ blocks: 1 });
  const before = chains[43114].proxy.traffic().methods.eth_call ?? 0;
  await expect
    .poll(() => chains[43114].proxy.traffic().methods.eth_call ?? 0)
    .toBeGreaterThan(before);
  await wallet.act('setAccount', ACCOUNTS.second);
  await expect(frame.account(ACCOUNTS.second)).toBeVisible();
  const balances: string[] = [];
  await expect
    .poll(async () => {
      const texts = await page.getByText(/^Balance/).allInnerTexts();
      balances.push(...texts);
      return texts;
    })
    .toEqual(['Balance 100', 'Balance 50']);
  expect(new Set(balances)).toEqual(new Set(['Balance 100', 'Balance 50']));
});

test('R13 RPC-10 a node that falls behind takes neither the block nor the figures back', async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  problems.allow(...LOGGED);
  const chain = chains[43114];
  await setBalance(chain, '400');
  await chain.client.mine({ blocks: 25 });
  await setBalance(chain, '300');
  await chain.client.mine({ blocks: 1 });
  const swap = await quoted(page);
  const frame = new Frame(page);
  const shown = await frame.blockNumber();
  await expect(page.getByText('Balance 300')).toBeVisible();

  chain.proxy.add({ methods: ['eth_call'], fault: { type: 'lagBehind', blocks: 20 } });
  await chain.client.mine({ blocks: 1 });
  await expect.poll(() => frame.blockNumber()).toBeGreaterThan(shown);
  await expectAskedAgain(chain, 'eth_call');
  await expect(page.getByText('Balance 300')).toBeVisible();

  chain.proxy.add({ methods: ['eth_blockNumber'], fault: { type: 'lagBehind', blocks: 20 } });
  await expectAskedAgain(chain, 'eth_blockNumber');
  const kept = await frame.blockNumber();
  await expectAskedAgain(chain, 'eth_blockNumber');
  expect(await frame.blockNumber()).toBe(kept);
  await expect(page.getByText('Balance 300')).toBeVisible();

  chain.proxy.clear();
  await expectRecovered(page, chain);
  await expectKept(swap, wallet);
});

test('R15 RPC-06 an endpoint of another chain is named, and asked for nothing but its chain', async ({
  page,
  chains,
  problems,
}) => {
  problems.allow(...LOGGED);
  await configure(page, { ...PRACTICE, rpc: { ...PRACTICE.rpc, 43114: ['/rpc/43113'] } });
  const swap = new SwapPage(page);
  const frame = new Frame(page);
  await swap.open();
  await expect(frame.notice('This network endpoint is not Avalanche.')).toBeVisible();
  chains[43113].proxy.resetTraffic();
  await expect
    .poll(() => chains[43113].proxy.traffic().methods.eth_chainId ?? 0)
    .toBeGreaterThan(0);
  expect(Object.keys(chains[43113].proxy.traffic().methods)).toEqual(['eth_chainId']);
  await expect(frame.block).toBeHidden();
  await swap.choose('receive', 'PNG');
  await swap.pays.fill(TYPED);
  await expect(swap.receives).toHaveValue('');
  await expect(swap.pays).toHaveValue(TYPED);
});

const nonsense: readonly {
  readonly what: string;
  readonly success: boolean;
  readonly returnData: Hex;
}[] = [
  { what: 'refuses', success: false, returnData: '0x' },
  { what: 'answers with too little', success: true, returnData: '0x1234' },
  { what: 'answers with nothing', success: true, returnData: '0x' },
];

for (const { what, success, returnData } of nonsense) {
  test(`RPC-16 a token contract that ${what}: only its own balance is missing`, async ({
    page,
    chains,
    wallet,
    problems,
  }) => {
    problems.allow(/Result data parsing failed/);
    const chain = chains[43114];
    chain.proxy.add({
      fault: { type: 'entryOutcome', success, returnData },
      target: chain.tokens.PNG.address,
    });
    const swap = await quoted(page);
    await expect(page.getByText('Balance 500')).toBeVisible();
    await expect(page.getByText(/^Balance/)).toHaveCount(1);
    await expectKept(swap, wallet);
    chain.proxy.clear();
    await chain.client.mine({ blocks: 1 });
    await expect(page.getByText('Balance 10,000')).toBeVisible();
  });
}
