import type { Fault } from '@/devnet/proxy/faults';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { quotedSwap } from '../../journeys/quotedSwap';
import { Frame } from '../../pages/Frame';
import { BUSY, CUT_OFF, LOGGED, UNREACHABLE } from '../../screen/networkNotices';
import { expectKept, expectRecovered } from '../../screen/recovery';
import { expect, test } from '../../test';

test(
  'R01 one refusal with status 429 is waited out silently',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(...LOGGED);
    const swap = await quotedSwap(page);
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
  },
);

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
  test(
    `RPC-13 ${id}: the last figures stay and are called old, and nothing can be signed until it is over`,
    fullOnly(),
    async ({ page, chains, wallet, problems }) => {
      problems.allow(...LOGGED, /failed request: POST .*\/rpc\/43114/);
      await page.clock.install();
      const swap = await quotedSwap(page);
      const frame = new Frame(page);
      const shown = await swap.receives.inputValue();
      chains[43114].proxy.add({ fault });
      await page.clock.runFor(12_000);
      await expect(frame.notice(says)).toBeVisible();
      await page.clock.runFor(25_000);
      // In the notice, and next to the quote.
      await expect(frame.notice(/Figures from \d+\ss ago\./)).toHaveCount(2);
      await expect(swap.action(/^(Review swap|Swap now)$/)).toHaveCount(0);
      if (says === UNREACHABLE) await expect(swap.action(CUT_OFF)).toBeVisible();
      else await expect(swap.action('Waiting for current figures')).toBeDisabled();
      await expect(frame.footer.getByText(/^\d+\ss$/)).toBeVisible();
      await expect(swap.receives).toHaveValue(shown);
      await expectKept(swap, wallet);

      chains[43114].proxy.clear();
      await page.clock.runFor(30_000);
      await expectRecovered(page, chains[43114]);
      await expect(swap.action('Review swap')).toBeEnabled();
      await expect(frame.footer.getByText(/^\d+\ss$/)).toHaveCount(0);
    },
  );
}

test('RPC-13 a form that never reached a node says so in place of its button, asks again on a press, and leads to another endpoint', async ({
  page,
  chains,
  problems,
}) => {
  problems.allow(...LOGGED, /failed request: POST .*\/rpc\/43114/, /^console: /);
  const { proxy } = chains[43114];
  const swap = await connectedSwap(page);
  proxy.add({ fault: { type: 'dropBefore' } });
  await page.reload();
  const frame = new Frame(page);
  await expect(swap.action(CUT_OFF)).toBeEnabled();
  await expect(frame.footer.getByTitle('Waiting for the network')).toHaveText('–');
  proxy.resetTraffic();
  await swap.action(CUT_OFF).click();
  await expect.poll(() => proxy.traffic().httpRequests).toBeGreaterThan(0);
  await page.getByRole('main').getByRole('button', { name: 'Other endpoint' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByLabel('Your own endpoint for Avalanche')).toBeVisible();
  // A choice that was begun outlives the outage.
  proxy.clear();
  await expect(frame.block).toBeVisible();
  await expect(settings).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(swap.action(CUT_OFF)).toHaveCount(0);
});

test(
  'RPC-13 R14 a review whose network fails says so within seconds, and cannot be confirmed once it is old',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(...LOGGED);
    await page.clock.install();
    const swap = await quotedSwap(page);
    await swap.action('Review swap').click();
    const confirm = swap.review.getByRole('button', { name: 'Confirm swap' });
    await expect(confirm).toBeEnabled();
    const { proxy } = chains[43114];
    proxy.add({ fault: { type: 'status', status: 503 } });
    await page.clock.runFor(12_000);
    await expect(swap.review.getByText(BUSY)).toBeVisible();
    proxy.resetTraffic();
    await swap.review.getByRole('button', { name: 'Retry now' }).click();
    await expect.poll(() => proxy.traffic().httpRequests).toBeGreaterThan(0);
    await page.clock.runFor(28_000);
    await expect(
      swap.review.getByRole('button', { name: 'Waiting for current figures' }),
    ).toBeDisabled();
    chains[43114].proxy.clear();
    await page.clock.runFor(30_000);
    await expect(confirm).toBeEnabled();
    await page.keyboard.press('Escape');
    await expectKept(swap, wallet);
  },
);

test(
  'R17 an offline page says so, makes no requests, and continues when it is online again',
  fullOnly(),
  async ({ page, context, chains, wallet, problems }) => {
    // A request in progress fails when the network goes down.
    problems.allow(...LOGGED, /ERR_INTERNET_DISCONNECTED/);
    await page.clock.install();
    const swap = await quotedSwap(page);
    // The code that computes the fee is loaded by then.
    await expect(swap.figure('Network fee')).toContainText(/^about [\d.]+\sAVAX/);
    const frame = new Frame(page);
    const asked: string[] = [];
    await context.setOffline(true);
    await expect(frame.notice(/^You are offline\./)).toBeVisible();
    // Requests are collected for 50 ms. What was asked for just before may still leave.
    await page.clock.runFor(1_000);
    page.on('request', (request) => asked.push(request.url()));
    await page.clock.runFor(20_000);
    expect(asked).toEqual([]);
    await expectKept(swap, wallet);
    await context.setOffline(false);
    await expect(frame.notice(/^You are offline\./)).toBeHidden();
    await expectRecovered(page, chains[43114]);
    expect(asked).not.toEqual([]);
  },
);
