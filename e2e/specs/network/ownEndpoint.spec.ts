import type { Route } from 'playwright/test';
import { parseCalls } from '@/devnet/node/jsonRpc';
import { EMPTY_ACCOUNT } from '@/lib/chain/rpc/missingCapabilities';
import { setClockToNow } from '../../chain/clock';
import { fullOnly } from '../../fullOnly';
import { Frame } from '../../pages/Frame';
import { SettingsPanel } from '../../pages/SettingsPanel';
import { SwapPage } from '../../pages/SwapPage';
import { accessibilityViolations } from '../../screen/axe';
import { LOGGED } from '../../screen/networkNotices';
import { ANY_ORIGIN, OWN_NODE, serveOwnNode } from '../../setup/ownNode';
import { expect, test } from '../../test';

const KEY = 'pangolin.endpoints';

test.beforeEach(({ chains }) => setClockToNow(chains[43114]));

test('an own endpoint that was checked is the only one asked, also after a reload, until it is removed', async ({
  page,
  exchange,
  chains,
}) => {
  const node = await serveOwnNode(page, exchange.url);
  const settings = new SettingsPanel(page);
  const swap = new SwapPage(page);
  await swap.open();
  await settings.open();
  await settings.endpoint.fill(`  ${OWN_NODE} `);
  expect(node.asked()).not.toContain(OWN_NODE);
  const head = await chains[43114].client.getBlockNumber({ cacheTime: 0 });
  await settings.useEndpoint.click();
  const answered = settings.dialog.getByText(/^Answered in \d+\sms\. Latest block: /);
  await expect(answered).toBeVisible();
  const [, block = ''] = /Latest block: ([\d,]+)/.exec((await answered.textContent()) ?? '') ?? [];
  expect(BigInt(block.replaceAll(',', ''))).toBeGreaterThanOrEqual(head);
  await expect(settings.endpoint).toHaveValue(OWN_NODE);

  node.forget();
  await page.reload();
  await swap.connect();
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1');
  await expect(swap.receives).not.toHaveValue('');
  expect(new Set(node.asked())).toEqual(new Set([OWN_NODE]));

  await settings.open();
  // The check that begins with the settings has ended.
  await expect(answered).toBeVisible();
  await settings.siteEndpoints.click();
  await expect(settings.siteEndpoints).toBeHidden();
  await expect(settings.endpoint).toHaveValue('');
  node.forget();
  const frame = new Frame(page);
  const before = await frame.blockNumber();
  await expect.poll(() => frame.blockNumber()).toBeGreaterThan(before);
  expect(node.asked()).not.toContain(OWN_NODE);
});

/** Answers every request of a batch with the same. */
const reply = (result: unknown) => (route: Route) =>
  route.fulfill({
    headers: ANY_ORIGIN,
    body: JSON.stringify(
      parseCalls(route.request().postData() ?? '').map(({ id }) => ({
        jsonrpc: '2.0',
        id,
        result,
      })),
    ),
  });

const FAULTS: readonly {
  readonly what: string;
  readonly typed?: string;
  readonly answer?: (route: Route) => Promise<void>;
  readonly says: string | RegExp;
}[] = [
  { what: 'no address', typed: 'node.example', says: /Enter an address with/ },
  { what: 'no secure address', typed: 'http://node.example', says: /Use https/ },
  {
    what: 'an address with a password',
    typed: 'https://me:secret@node.example',
    says: /without user name and password/,
  },
  {
    what: 'nobody',
    answer: (route) => route.abort('connectionrefused'),
    says: /No answer\. Check the address/,
  },
  {
    what: 'a node that refuses the key',
    answer: (route) => route.fulfill({ status: 401, headers: ANY_ORIGIN }),
    says: /HTTP error 401/,
  },
  {
    what: 'a web page',
    answer: (route) => route.fulfill({ headers: ANY_ORIGIN, body: '<!doctype html>' }),
    says: /Not a network endpoint/,
  },
  { what: 'another chain', answer: reply('0x1'), says: 'serves chain 1, not Avalanche.' },
  {
    what: 'a node that is behind',
    answer: async (route) => {
      const [call] = parseCalls(route.request().postData() ?? '');
      const old = { number: '0x1', timestamp: '0x5f5e1000' };
      await reply(call?.method === 'eth_chainId' ? '0xa86a' : old)(route);
    },
    says: /is behind: its latest block, 1, is [\d,]+\sdays old/,
  },
];

for (const [index, { what, typed = OWN_NODE, answer, says }] of FAULTS.entries())
  test(
    `an own endpoint that is ${what} is not used: the reason is shown below the input`,
    fullOnly(index > 0),
    async ({ page, problems, exchange }) => {
      problems.allow(/node\.example/);
      const node = await serveOwnNode(page, exchange.url);
      node.answer = answer;
      const settings = new SettingsPanel(page);
      await page.goto('/swap/');
      await settings.open();
      await settings.endpoint.fill(typed);
      await settings.endpoint.press('Enter');
      const alert = settings.dialog.getByRole('alert');
      await expect(alert).toContainText(says);
      await expect(alert).toContainText('Not used');
      await expect(settings.endpoint).toHaveValue(typed);
      await expect(settings.endpoint).toHaveAttribute('aria-invalid', 'true');
      expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
      await settings.close();
      await settings.open();
      await expect(settings.endpoint).toHaveValue(typed);
    },
  );

test(
  'an own endpoint that is slow is not used once the dialog is closed',
  fullOnly(),
  async ({ page, exchange }) => {
    const node = await serveOwnNode(page, exchange.url);
    const held: Route[] = [];
    node.answer = async (route) => {
      held.push(route);
    };
    const settings = new SettingsPanel(page);
    await page.goto('/swap/');
    await settings.open();
    await settings.endpoint.fill(OWN_NODE);
    await settings.useEndpoint.click();
    await expect(settings.dialog.getByText('Checking the endpoint')).toBeVisible();
    await settings.close();
    await expect.poll(() => held.length).toBe(1);
    node.answer = undefined;
    for (const route of held)
      await route.fulfill({
        response: await route.fetch({ url: `${exchange.url}/rpc/43114` }),
        headers: ANY_ORIGIN,
      });
    const frame = new Frame(page);
    const before = await frame.blockNumber();
    await expect.poll(() => frame.blockNumber()).toBeGreaterThan(before);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  },
);

test('when the own endpoint stops answering, the notice names it, no other is asked, and a click brings the others back', async ({
  page,
  problems,
  exchange,
}) => {
  problems.allow(/node\.example/, ...LOGGED);
  const node = await serveOwnNode(page, exchange.url);
  await page.addInitScript(
    ([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text),
    [KEY, JSON.stringify({ version: 1, state: { 43114: OWN_NODE, 43113: null } })] as const,
  );
  const frame = new Frame(page);
  await page.goto('/swap/');
  await expect(frame.block).toBeVisible();
  node.answer = (route) => route.abort('connectionrefused');
  await expect(frame.notice(/This page uses only your own endpoint, node\.example/)).toBeVisible();
  expect(new Set(node.asked())).toEqual(new Set([OWN_NODE]));
  const before = await frame.blockNumber();
  await page
    .getByRole('main')
    .getByRole('button', { name: "Use the exchange's endpoints" })
    .click();
  await expect(frame.notice(/your own endpoint/)).toBeHidden();
  await expect.poll(() => frame.blockNumber()).toBeGreaterThan(before);
});

test(
  'RPC-34 an own endpoint that does not simulate is used, and the settings say what will be missing',
  fullOnly(),
  async ({ page, exchange, chains }) => {
    chains[43114].proxy.add({
      fault: { type: 'rpcError', code: -32_602, message: 'too many arguments, want at most 2' },
      methods: ['eth_call'],
      target: EMPTY_ACCOUNT,
      isDirect: true,
    });
    await serveOwnNode(page, exchange.url);
    const settings = new SettingsPanel(page);
    await page.goto('/swap/');
    await settings.open();
    await settings.endpoint.fill(OWN_NODE);
    await settings.useEndpoint.click();
    await expect(settings.dialog.getByText(/no preview before signing/)).toBeVisible();
    await expect(settings.siteEndpoints).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  },
);

test(
  'S08 an own endpoint that one tab uses or removes is used or dropped by the other at its next block',
  fullOnly(),
  async ({ page, context, exchange }) => {
    const node = await serveOwnNode(page, exchange.url);
    await page.goto('/swap/');
    await new Frame(page).blockNumber();
    const otherTab = await context.newPage();
    await serveOwnNode(otherTab, exchange.url);
    const settings = new SettingsPanel(otherTab);
    await otherTab.goto('/swap/');
    await settings.open();
    await settings.endpoint.fill(OWN_NODE);
    await settings.useEndpoint.click();
    await expect(settings.siteEndpoints).toBeVisible();
    await expect.poll(() => node.asked()).toContain(OWN_NODE);
    await settings.siteEndpoints.click();
    await expect(settings.siteEndpoints).toBeHidden();
    node.forget();
    await expect.poll(() => node.asked().at(-1)).toMatch(/\/rpc\/43114$/);
  },
);

for (const [index, [colorScheme, width]] of (
  [
    ['light', 320],
    ['dark', 320],
    ['light', 375],
    ['dark', 1280],
  ] as const
).entries())
  test(
    `the endpoint of the settings is accessible and fits ${width} px in the ${colorScheme} theme`,
    fullOnly(index % 3 !== 0),
    async ({ page, exchange }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const node = await serveOwnNode(page, exchange.url);
      node.answer = reply('0x1');
      const settings = new SettingsPanel(page);
      await page.goto('/swap/');
      await settings.open();
      await settings.endpoint.fill(`${OWN_NODE}/${'k'.repeat(64)}`);
      await settings.endpoint.press('Enter');
      await expect(settings.dialog.getByRole('alert')).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
      node.answer = undefined;
      await settings.endpoint.press('Enter');
      await expect(settings.dialog.getByText(/^Answered/)).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
      const overflow = await settings.dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(overflow).toBe(0);
    },
  );
