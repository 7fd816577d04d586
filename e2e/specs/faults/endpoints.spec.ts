import { setBalance } from '../../chain/setBalance';
import { fullOnly } from '../../fullOnly';
import { quotedSwap, TYPED } from '../../journeys/quotedSwap';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { LOGGED } from '../../screen/networkNotices';
import { expectAskedAgain, expectKept, expectRecovered } from '../../screen/recovery';
import { configure, PRACTICE } from '../../setup/configuration';
import { expect, test } from '../../test';

for (const { what, path } of [
  { what: 'does not exist', path: '/rpc/1' },
  { what: 'is of another chain', path: '/rpc/43113' },
]) {
  test(
    `R06 RPC-06 an endpoint that ${what} is passed over for the next`,
    fullOnly(),
    async ({ page, chains, wallet, problems }) => {
      problems.allow(/Failed to load resource.*\/rpc\/1/);
      await configure(page, { ...PRACTICE, rpc: { ...PRACTICE.rpc, 43114: [path, '/rpc/43114'] } });
      const swap = await quotedSwap(page);
      await expect(page.getByText('Balance 500')).toBeVisible();
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
      await expectKept(swap, wallet);
      await expectRecovered(page, chains[43114]);
    },
  );
}

test(
  'R06 RPC-10 an endpoint that stops answering hands over to the next silently',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
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
    const swap = await quotedSwap(page);
    const before = await new Frame(page).blockNumber();
    isDown = true;
    await expectRecovered(page, chains[43114]);
    expect(await new Frame(page).blockNumber()).toBeGreaterThan(before);
    await expectKept(swap, wallet);
  },
);

test(
  'R13 RPC-10 a node that falls behind moves neither the block nor the figures back',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(...LOGGED);
    const chain = chains[43114];
    await setBalance(chain, '400');
    await chain.client.mine({ blocks: 25 });
    await setBalance(chain, '300');
    await chain.client.mine({ blocks: 1 });
    const swap = await quotedSwap(page);
    const frame = new Frame(page);
    const shown = await frame.blockNumber();
    await expect(page.getByText('Balance 300')).toBeVisible();

    chain.proxy.add({ methods: ['eth_call'], fault: { type: 'lagBehind', blocks: 20 } });
    await chain.client.mine({ blocks: 1 });
    await expect.poll(() => frame.blockNumber()).toBeGreaterThan(shown);
    await expectAskedAgain(chain, 'eth_call');
    await expect(page.getByText('Balance 300')).toBeVisible();

    const before = await frame.blockNumber();
    chain.proxy.add({ methods: ['eth_blockNumber'], fault: { type: 'lagBehind', blocks: 20 } });
    await expectAskedAgain(chain, 'eth_blockNumber');
    expect(await frame.blockNumber()).toBeGreaterThanOrEqual(before);
    await expect(page.getByText('Balance 300')).toBeVisible();

    chain.proxy.clear();
    await expectRecovered(page, chain);
    await expectKept(swap, wallet);
  },
);

test(
  'R15 RPC-06 an endpoint of another chain is named, and asked for nothing but its chain',
  fullOnly(),
  async ({ page, chains, problems }) => {
    problems.allow(...LOGGED);
    await configure(page, { ...PRACTICE, rpc: { ...PRACTICE.rpc, 43114: ['/rpc/43113'] } });
    const swap = new SwapPage(page);
    const frame = new Frame(page);
    await swap.open();
    await expect(frame.notice('This network endpoint does not serve Avalanche.')).toBeVisible();
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
  },
);
