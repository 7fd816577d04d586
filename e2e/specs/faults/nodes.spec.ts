import { numberToHex } from 'viem';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { buyToken } from '../../journeys/exactLiquidity';
import { quotedSwap } from '../../journeys/quotedSwap';
import { Transactions } from '../../pages/Transactions';
import { APPROVE, approveExactly } from '../../screen/approveExactly';
import { LOGGED } from '../../screen/networkNotices';
import { expectKept, expectRecovered } from '../../screen/recovery';
import { configure, PRACTICE } from '../../setup/configuration';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

for (const result of [null, '0x']) {
  test(
    `RPC-28 R20 an endpoint that answers ${result} to everything is left for the next`,
    fullOnly(),
    async ({ page, chains, wallet, problems }) => {
      problems.allow(...LOGGED, /Result data parsing failed/);
      await page.route('/rpc/first', async (route) => {
        const requests: readonly { id: number; method: string }[] = route.request().postDataJSON();
        await route.fulfill({
          json: requests.map(({ id, method }) => ({
            jsonrpc: '2.0',
            id,
            result: method === 'eth_chainId' ? '0xa86a' : result,
          })),
        });
      });
      await configure(page, {
        ...PRACTICE,
        rpc: { ...PRACTICE.rpc, 43114: ['/rpc/first', '/rpc/43114'] },
      });
      const swap = await quotedSwap(page);
      await expectRecovered(page, chains[43114]);
      await expectKept(swap, wallet);
    },
  );
}

test(
  'RPC-27 R21 a multicall with an implausible block is not an answer, and is sent again',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(...LOGGED);
    const chain = chains[43114];
    const swap = await quotedSwap(page);
    chain.proxy.add({
      methods: ['eth_call'],
      target: MULTICALL3_ADDRESS,
      fault: {
        type: 'entryOutcome',
        success: true,
        returnData: numberToHex(2n ** 48n, { size: 32 }),
      },
      times: 1,
    });
    await chain.client.mine({ blocks: 1 });
    await expectRecovered(page, chain);
    await expect(swap.action('Review swap')).toBeEnabled();
    await expectKept(swap, wallet);
  },
);

test(
  'RPC-26 R19 when the device clock is set back, figures are read and age as before',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    await page.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() - Number(sessionStorage.getItem('setBackMs') ?? 0);
    });
    const swap = await quotedSwap(page);
    const before = await swap.receives.inputValue();
    await page.evaluate(() => sessionStorage.setItem('setBackMs', '3600000'));
    await buyToken(chain, 'PNG', '500');
    await expect(swap.receives).not.toHaveValue(before);
    await swap.action('Review swap').click();
    await expect(swap.figuresFrom).toHaveText(/\b\d\ss ago$/);
    await page.keyboard.press('Escape');
    await expectKept(swap, wallet);
  },
);

test(
  'APR-02 an approval that was mined is not offered again while the reads lag behind it',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(...LOGGED);
    const chain = chains[43114];
    const swap = await connectedSwap(page);
    await swap.choose('pay', 'PNG');
    await swap.choose('receive', 'AVAX');
    await swap.pays.fill('1');
    await swap.action('Review swap').click();
    await expect(swap.reviewed(APPROVE)).toBeVisible();
    chain.proxy.add({ methods: ['eth_call'], fault: { type: 'freezeBlock' } });
    await approveExactly(swap.review);
    await expect
      .poll(async () => (await new Transactions(page).stored())[0])
      .toHaveProperty('receipt');
    const polls = () => chain.proxy.traffic().methods.eth_call ?? 0;
    const asked = polls();
    await expect.poll(polls).toBeGreaterThan(asked + 2);
    await expect(swap.reviewed(/^Reading .* approval$/)).toBeVisible();
    chain.proxy.clear();
    await chain.client.mine({ blocks: 1 });
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();
    expect(await countOf(wallet, 'eth_sendTransaction')).toBe(1);
  },
);
