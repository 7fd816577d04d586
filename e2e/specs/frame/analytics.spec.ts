import type { Page, Request } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { AddPage } from '../../pages/AddPage';
import { Frame } from '../../pages/Frame';
import { SendPage } from '../../pages/SendPage';
import { SettingsPanel } from '../../pages/SettingsPanel';
import { SwapPage } from '../../pages/SwapPage';
import { configure, PRACTICE } from '../../setup/configuration';
import { expect, test } from '../../test';

const EVENTS = '/events';
const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

type AnalyticsEvent = {
  readonly type: string;
  readonly path: string;
  readonly stack?: readonly string[];
};

/** Collects what the page sends to its events endpoint, which answers as given. */
async function collectEvents(
  page: Page,
  answer: 'accepts' | 'fails' | 'hangs' | 'lies' | 'refuses',
): Promise<readonly string[]> {
  const bodies: string[] = [];
  await configure(page, { ...PRACTICE, eventsUrl: EVENTS });
  await page.route(EVENTS, (route) => {
    bodies.push(route.request().postData() ?? '');
    if (answer === 'hangs') return undefined;
    if (answer === 'refuses') return route.abort();
    if (answer === 'lies') return route.fulfill({ json: { error: 'x', config: { rpc: {} } } });
    return route.fulfill({ status: answer === 'fails' ? 500 : 204, body: 'nonsense <script>' });
  });
  return bodies;
}

const parsed = (bodies: readonly string[]): readonly AnalyticsEvent[] =>
  bodies.map((body) => JSON.parse(body));

test(
  'PNL-08 PNL-10 page views contain only screen names, on each change of path or query',
  fullOnly(),
  async ({ page }) => {
    const bodies = await collectEvents(page, 'accepts');
    await page.goto(`/swap/?outputCurrency=${PNG}&recipient=${FRIEND}&ann@example.com`);
    await expect.poll(() => bodies.length).toBeGreaterThan(0);
    await page.getByRole('banner').getByRole('link', { name: 'Pool' }).click();
    await expect
      .poll(() => parsed(bodies))
      .toEqual([
        { type: 'pageView', path: '/swap' },
        { type: 'pageView', path: '/pool' },
      ]);
    await page.evaluate(() => window.history.pushState(null, '', '/pool/?recipient=bob.id'));
    await expect.poll(() => parsed(bodies).slice(2)).toEqual([{ type: 'pageView', path: '/pool' }]);
  },
);

test('PNL-08 SWP-31 what is typed is no page view', fullOnly(), async ({ page }) => {
  const bodies = await collectEvents(page, 'accepts');
  const swap = new SwapPage(page);
  await swap.open();
  await expect.poll(() => bodies.length).toBe(1);
  await swap.pays.fill('5');
  await expect(page).toHaveURL(/exactAmount=5$/);
  await page.getByRole('banner').getByRole('link', { name: 'Pool' }).click();
  await expect
    .poll(() => parsed(bodies))
    .toEqual([
      { type: 'pageView', path: '/swap' },
      { type: 'pageView', path: '/pool' },
    ]);
});

test(
  'PNL-08 PNL-10 T23 an error that nothing catches is reported without its text',
  fullOnly(),
  async ({ page, problems }) => {
    problems.allow(/No token/);
    const bodies = await collectEvents(page, 'accepts');
    await page.goto('/swap/');
    await expect.poll(() => bodies.length).toBe(1);
    await page.evaluate((address) => {
      setTimeout(() => {
        throw new RangeError(`No token ${address}`);
      });
      void Promise.reject(new Error(`No token ${address}, later`));
    }, FRIEND);
    await expect.poll(() => bodies.length).toBe(3);
    const event = { type: 'exception', isFatal: true, path: '/swap', stack: [] };
    expect(parsed(bodies).slice(1)).toEqual(
      expect.arrayContaining([
        { ...event, errorClass: 'RangeError' },
        { ...event, errorClass: 'Error' },
      ]),
    );
  },
);

test(
  "PNL-08 an error in the site's own scripts is reported with its calls there",
  fullOnly(),
  async ({ page, problems }) => {
    problems.allow(/No room/);
    const bodies = await collectEvents(page, 'accepts');
    await page.goto('/swap/');
    await expect.poll(() => bodies.length).toBe(1);
    await new SwapPage(page).pays.evaluate((input) => {
      Object.defineProperty(input, 'value', {
        get: () => {
          throw new TypeError('No room for 12.5');
        },
      });
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect.poll(() => parsed(bodies).some(({ type }) => type === 'exception')).toBe(true);
    const { stack = [], ...event } = parsed(bodies).find(({ type }) => type === 'exception') ?? {};
    expect(event).toMatchObject({ errorClass: 'TypeError', isFatal: true });
    expect(stack.length).toBeGreaterThan(0);
    for (const call of stack) expect(call).toMatch(/^[\w$]+ \([\w.~-]+\.js:\d+:\d+\)$/);
    expect(bodies.join()).not.toMatch(/12\.5|room/);
  },
);

/** A session with an account: its dialog, a swap to a recipient, a send to a name, a supply. */
async function session(page: Page): Promise<void> {
  const swap = await connectedSwap(page, `?recipient=${FRIEND}`);
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1.25');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await swap.action('Review swap').click();
  await swap.confirm();
  await expect(swap.outcome('Swapped 1.25 AVAX')).toBeVisible();
  await page.keyboard.press('Escape');
  await openAccount(page);
  await sendToName(page);
  await page.getByRole('banner').getByRole('link', { name: 'Pool' }).click();
  await expect(page.getByRole('heading', { name: 'Liquidity', exact: true })).toBeVisible();
  await supply(page);
}

/** Opens the account with its transactions and approvals, and the settings. */
async function openAccount(page: Page): Promise<void> {
  const frame = new Frame(page);
  await frame.openApprovals(ACCOUNTS.demo);
  await expect(frame.accountDialog).toContainText('No approvals found');
  await page.keyboard.press('Escape');
  const settings = new SettingsPanel(page);
  await settings.open();
  await settings.close();
}

async function sendToName(page: Page): Promise<void> {
  const send = new SendPage(page);
  await page.getByRole('region', { name: 'Swap' }).getByRole('link', { name: 'Send' }).click();
  await send.amount.fill('1');
  await send.recipient.fill('friend.eth');
  await expect(send.card.getByText(FRIEND)).toBeVisible();
  await send.action('Review send').click();
  await send.confirmButton().click();
  await expect(send.outcome('Confirmed')).toBeVisible();
  await send.close();
}

async function supply(page: Page): Promise<void> {
  const add = new AddPage(page);
  await add.follow(`/add/AVAX/${PNG}/`);
  await add.first.fill('0.5');
  await add.openReview();
  await add.approve('PNG');
  await add.review.confirmButton.click();
  await expect(add.review.outcome('Confirmed')).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Whether a request contains the account or the recipient. */
function containsAddress(request: Request): boolean {
  const sent = `${request.url()} ${request.postData() ?? ''} ${request.headers().referer ?? ''}`;
  return [ACCOUNTS.demo, FRIEND].some((address) =>
    sent.toLowerCase().includes(address.slice(2).toLowerCase()),
  );
}

for (const eventsUrl of ['', EVENTS]) {
  test(
    `PNL-09 PNL-10 T23 a session ${eventsUrl ? 'with' : 'without'} an events endpoint sends its addresses only to the chain's endpoints`,
    fullOnly(eventsUrl === ''),
    async ({ page }) => {
      const requests: Request[] = [];
      const sockets: string[] = [];
      page.on('request', (request) => requests.push(request));
      page.on('websocket', (socket) => sockets.push(socket.url()));
      await configure(page, { ...PRACTICE, eventsUrl });
      await page.route(EVENTS, (route) => route.fulfill({ status: 204 }));
      await session(page);
      const paths = requests
        .filter(containsAddress)
        .map((request) => new URL(request.url()).pathname);
      // The page's endpoint, that of the demo wallet, and the document of the link.
      expect(new Set(paths)).toEqual(new Set(['/rpc/43114', '/__practice/rpc/43114', '/swap/']));
      const events = requests.filter((request) => new URL(request.url()).pathname === EVENTS);
      expect(sockets).toEqual([]);
      // The name was looked up, so the recipient could have been sent there.
      expect(requests.some((request) => new URL(request.url()).pathname === '/rpc/1')).toBe(true);
      if (eventsUrl) expect(events.length).toBeGreaterThan(1);
      else expect(events).toEqual([]);
    },
  );
}

for (const answer of ['fails', 'hangs', 'lies', 'refuses'] as const) {
  test(
    `PNL-08 an events endpoint that ${answer} breaks no swap, send or supply`,
    fullOnly(),
    async ({ page, problems }) => {
      problems.allow(/events|Failed to load resource/);
      const bodies = await collectEvents(page, answer);
      await session(page);
      expect(bodies.length).toBeGreaterThan(1);
    },
  );
}
