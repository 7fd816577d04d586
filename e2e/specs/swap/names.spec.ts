import { ACCOUNTS } from '@/devnet/accounts';
import { tokenBalance } from '../../chain/balances';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { expect, test } from '../../test';

test('SWP-13 a name is shown as a full address before the review, and that address receives the output', async ({
  page,
  chains,
}) => {
  const { tokens } = chains[43114];
  const swap = await connectedSwap(
    page,
    `?outputCurrency=${tokens.PNG.address}&exactAmount=1&recipient=friend.eth`,
  );
  const ethereumOnly = 'friend.eth has only this Ethereum address.';
  await expect(page.getByText('friend.eth', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(ACCOUNTS.second)).toBeVisible();
  await expect(page.getByText(ethereumOnly)).toBeVisible();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText(ACCOUNTS.second)).toBeVisible();
  await swap.action('Review swap').click();
  await expect(swap.fact('Recipient')).toContainText(ACCOUNTS.second);
  await expect(swap.fact('Recipient')).toContainText(ethereumOnly);
  const received = await swap.exact(swap.side(/^Recipient gets/), 18);
  const held = () => tokenBalance(chains[43114], 'PNG', ACCOUNTS.second);
  const before = await held();
  await swap.complete();
  expect((await held()) - before).toBe(received.raw);
});

test(
  'SWP-13 a name without an address shows the reason, and nothing can be reviewed',
  fullOnly(),
  async ({ page, chains }) => {
    const { tokens } = chains[43114];
    const swap = await connectedSwap(
      page,
      `?outputCurrency=${tokens.PNG.address}&exactAmount=1&recipient=nobody.eth`,
    );
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(page.getByText('nobody.eth has no address.')).toBeVisible();
    await expect(swap.action('Invalid recipient')).toBeDisabled();

    const recipient = page.getByLabel('Recipient', { exact: true });
    await recipient.fill('stranger.eth');
    await expect(page.getByText('stranger.eth is not registered.')).toBeVisible();
    // Its resolver would send the page to another host, and the fixtures would report that request.
    await recipient.fill('elsewhere.eth');
    await expect(page.getByText('elsewhere.eth has no address.')).toBeVisible();
    // The first letter is Cyrillic.
    await recipient.fill('аlice.eth');
    await expect(page.getByText('аlice.eth is not a valid name.')).toBeVisible();
    await expect(swap.action('Invalid recipient')).toBeDisabled();

    // Its address on Ethereum is another one.
    await recipient.fill('both.eth');
    await expect(page.getByText(ACCOUNTS.second)).toBeVisible();
    await expect(page.getByText('has only this Ethereum address')).toHaveCount(0);
    await expect(swap.action('Review swap')).toBeEnabled();
  },
);

test(
  'SWP-13 R04 a name is found once the endpoint for names answers again',
  fullOnly(),
  async ({ page, chains, exchange, problems }) => {
    problems.allow(/Failed to load resource/);
    const { proxy } = exchange.devnet.names;
    proxy.add({ fault: { type: 'status', status: 503 } });
    const { tokens } = chains[43114];
    const swap = await connectedSwap(
      page,
      `?outputCurrency=${tokens.PNG.address}&exactAmount=1&recipient=friend.eth`,
    );
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(page.getByText("Names can't be looked up now. Retrying.")).toBeVisible();
    await expect(swap.action('Review swap')).toHaveCount(0);
    proxy.clear();
    await expect(page.getByText(ACCOUNTS.second)).toBeVisible();
    await expect(swap.action('Review swap')).toBeEnabled();
  },
);
