import { type Hex, parseAbi } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { Fault } from '@/devnet/proxy/faults';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { setBalance } from '../../chain/setBalance';
import { fullOnly } from '../../fullOnly';
import { quotedSwap, TYPED } from '../../journeys/quotedSwap';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { LOGGED } from '../../screen/networkNotices';
import { expectKept, expectRecovered } from '../../screen/recovery';
import { expect, test } from '../../test';

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
  { id: 'R12 a result that is not hex', fault: { type: 'result', result: { balance: '7' } } },
];

for (const { id, fault, logs } of unusableItems) {
  test(
    `${id} in place of the reads: no figure is shown for them, the block number is, and they are asked again`,
    fullOnly(),
    async ({ page, chains, wallet, problems }) => {
      problems.allow(/^console: /);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const chain = chains[43114];
      chain.proxy.add({ methods: ['eth_call'], fault });
      const swap = new SwapPage(page);
      const frame = new Frame(page);
      await swap.openConnected();
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
    },
  );
}

for (const { id, fault } of [
  { id: 'RPC-04 answers in another order', fault: { type: 'reordered' } },
  { id: 'R11 a single object in place of a batch', fault: { type: 'singleObject' } },
  { id: 'answers that come late', fault: { type: 'delay', ms: 700 } },
] as const satisfies readonly { id: string; fault: Fault }[]) {
  test(
    `${id} still lead to the right figures`,
    fullOnly(),
    async ({ page, chains, wallet, problems }) => {
      problems.allow(...LOGGED);
      chains[43114].proxy.add({ fault });
      const swap = await quotedSwap(page);
      await expect(page.getByText('Balance 500')).toBeVisible();
      await expect(page.getByText('Balance 10,000')).toBeVisible();
      await expectKept(swap, wallet);
      await expectRecovered(page, chains[43114]);
    },
  );
}

test(
  'an answer that comes after the account changed is not shown for the new account',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    await quotedSwap(page);
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
  },
);

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
  test(
    `RPC-16 a token contract that ${what}: only its own balance is missing`,
    fullOnly(success),
    async ({ page, chains, wallet, problems }) => {
      problems.allow(/Result data parsing failed/);
      const chain = chains[43114];
      chain.proxy.add({
        fault: { type: 'entryOutcome', success, returnData },
        target: chain.tokens.PNG.address,
      });
      const swap = await quotedSwap(page);
      await expect(page.getByText('Balance 500')).toBeVisible();
      await expect(page.getByText(/^Balance/)).toHaveCount(1);
      await expectKept(swap, wallet);
      chain.proxy.clear();
      await chain.client.mine({ blocks: 1 });
      await expect(page.getByText('Balance 10,000')).toBeVisible();
    },
  );
}

test(
  'RPC-16 a pool with invalid answers leaves only its own pairs without a price',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(/Result data parsing failed/);
    const { proxy, client, tokens } = chains[43114];
    const pool = await client.readContract({
      address: EXCHANGE_ADDRESSES[43114].factory,
      abi: parseAbi(['function getPair(address, address) view returns (address)']),
      functionName: 'getPair',
      args: [tokens.WAVAX.address, tokens.QI.address],
    });
    proxy.add({
      fault: { type: 'entryOutcome', success: true, returnData: '0x1234' },
      target: pool,
    });
    const swap = await quotedSwap(page);
    await swap.choose('receive', 'QI');
    await expect(swap.action('Looking for the best price')).toBeDisabled();
    await expect(page.getByText('Balance 25,000')).toBeVisible();
    await expect(swap.receives).toHaveValue('');
    await swap.choose('receive', 'PNG');
    await expect(swap.action('Review swap')).toBeEnabled();
    await expectKept(swap, wallet);
  },
);
