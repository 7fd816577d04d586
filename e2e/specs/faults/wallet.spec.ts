import type { Page } from 'playwright/test';
import { keccak256 } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { fullOnly } from '../../fullOnly';
import { quoted, TYPED } from '../../journeys/quotedSwap';
import { Frame } from '../../pages/Frame';
import { SettingsPanel } from '../../pages/SettingsPanel';
import type { SwapPage } from '../../pages/SwapPage';
import { Transactions } from '../../pages/Transactions';
import { LOGGED } from '../../screen/networkNotices';
import { expect, test } from '../../test';
import { DECLINED } from '../../wallets/declined';
import { CONNECT_METHODS, countOf, type Wallet } from '../../wallets/wallet';

const SEND = 'eth_sendTransaction';
const HOUR_MS = 60 * 60 * 1000;
const UNCHECKED = "Your wallet's network could not be checked.";
/** The text after an answer of a wallet that is neither a hash nor a refusal. */
const PERHAPS = 'Your wallet did not say whether this was sent.';
/** The same in the card of the form. */
const LEFT = /^This may have been sent \(.*\): Swap 1\.25 AVAX/;
/** How many blocks the wallet's node lags behind. */
const BEHIND = 20n;

/** The review of a swap, before the wallet is asked. */
async function reviewed(page: Page): Promise<SwapPage> {
  const swap = await quoted(page);
  await swap.action('Review swap').click();
  await expect(swap.review).toBeVisible();
  return swap;
}

/**
 * Expects that the review is closed, the form unchanged, and the wallet was asked to send nothing.
 */
async function expectFormKept(swap: SwapPage, wallet: Wallet): Promise<void> {
  await expect(swap.review).toBeHidden();
  await expect(swap.pays).toHaveValue(TYPED);
  expect(await countOf(wallet, SEND)).toBe(0);
}

async function expectNothingStored(page: Page): Promise<void> {
  expect(await new Transactions(page).stored()).toEqual([]);
}

test(
  'TXN-24 W01 ERR-40 a swap that the user refuses says so, and dismissing it shows the same review',
  fullOnly(),
  async ({ page, wallet }) => {
    const swap = await reviewed(page);
    const received = await swap.exact(swap.side(/^You receive/), 18);
    await wallet.act('rejectNext', SEND);
    await swap.confirm();
    await expect(swap.review.getByRole('heading', { name: 'Transaction rejected' })).toBeVisible();
    await expect(swap.review.getByRole('alert')).toHaveText(`${DECLINED}Back to the review`);
    await swap.review.getByRole('button', { name: 'Back to the review' }).click();
    expect(await swap.exact(swap.side(/^You receive/), 18)).toEqual(received);
    await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeEnabled();
    await expectNothingStored(page);
  },
);

test(
  'TXN-24 ERR-47 an approval that the user refuses is not an error, and nothing was sent',
  fullOnly(),
  async ({ page, wallet }) => {
    const swap = await quoted(page);
    await swap.choose('pay', 'USDC.e');
    await swap.action('Review swap').click();
    const approve = swap.reviewed(/^Approve USDC\.e: Unlimited/);
    await wallet.act('rejectNext', SEND);
    await approve.click();
    await expect.poll(() => countOf(wallet, SEND)).toBe(1);
    await expect(approve).toBeEnabled();
    await expect(swap.review.getByRole('status').getByText(DECLINED)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await expect(new Transactions(page).popup(/./)).toHaveCount(0);
    await expectNothingStored(page);
  },
);

test(
  'ERR-41 ERR-48 any other failure is logged and shown in place of the waiting',
  fullOnly(),
  async ({ page, wallet, problems }) => {
    problems.allow(/console: .*Swap failed: Invalid gas/);
    const swap = await reviewed(page);
    await wallet.act('rejectNext', SEND, -32602, 'Invalid gas.');
    await swap.confirm();
    await expect(swap.review.getByRole('alert')).toContainText('Swap failed: Invalid gas.');
    await expect(page.getByText('Waiting for your wallet')).toHaveCount(0);
    expect(problems.found()).toEqual([]);
    await expectNothingStored(page);
  },
);

test(
  'W06 a wallet with an open request is not asked again',
  fullOnly(),
  async ({ page, wallet, problems }) => {
    problems.allow(/console: .*A request is waiting in your wallet/);
    const swap = await reviewed(page);
    await wallet.act('rejectNext', SEND, -32002, 'Request already pending.');
    await swap.confirm();
    await expect(swap.review.getByRole('alert')).toContainText(
      'A request is waiting in your wallet.',
    );
    expect(await countOf(wallet, SEND)).toBe(1);
    await expectNothingStored(page);
  },
);

test(
  'TXN-20 W07 a silent wallet is asked again only after the user dismissed its request, and what it sends late is tracked',
  fullOnly(),
  async ({ page, wallet, problems }) => {
    // The clock also runs out for requests in progress.
    problems.allow(...LOGGED);
    await page.clock.install();
    const swap = await reviewed(page);
    await wallet.act('hangNext', SEND);
    await swap.confirm();
    await expect.poll(() => countOf(wallet, SEND)).toBe(1);
    const dismissed = swap.review.getByRole('button', { name: "I don't see it in my wallet" });
    await expect(dismissed).toBeHidden();
    await page.clock.runFor(60_000);
    const status = swap.review.getByRole('status');
    await expect(status).toHaveText('Still waiting for your wallet');
    expect((await status.boundingBox())?.height).toBeGreaterThan(10);
    await expect(dismissed).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(swap.pays).toHaveValue(TYPED);
    await swap.action('Review swap').click();
    await expect(
      swap.review.getByText(/^Your wallet still has this request: Swap 1\.25 AVAX/),
    ).toBeVisible();
    await expect(
      swap.review.getByRole('button', { name: 'Answer the request in your wallet first' }),
    ).toBeDisabled();
    await expect(swap.review.getByText(/If you confirm it later/)).toBeVisible();
    expect(await countOf(wallet, SEND)).toBe(1);
    await dismissed.click();
    await wallet.act('rejectNext', SEND);
    await swap.confirm();
    await expect(swap.review.getByRole('alert')).toContainText(DECLINED);
    expect(await countOf(wallet, SEND)).toBe(2);

    await wallet.act('release');
    const transactions = new Transactions(page);
    await expect(transactions.popup('Confirmed')).toBeVisible();
    expect(await transactions.stored()).toHaveLength(1);
  },
);

test(
  'TXN-20 W22 a wallet that never answered a request blocks nothing after it reconnects',
  fullOnly(),
  async ({ page, wallet }) => {
    const frame = new Frame(page);
    const swap = await reviewed(page);
    await wallet.act('hangNext', SEND);
    await swap.confirm();
    await expect(swap.review.getByRole('status')).toHaveText('Waiting for your wallet');
    await page.keyboard.press('Escape');
    await frame.account(ACCOUNTS.demo).click();
    await frame.accountDialog.getByRole('button', { name: 'Disconnect' }).click();
    await swap.connect();
    await swap.action('Review swap').click();
    await swap.complete();
    expect(await countOf(wallet, SEND)).toBe(2);
  },
);

test(
  'TXN-20 W22 a wallet that does not answer an automatic request is reported after 5 s, and nothing is sent',
  fullOnly(),
  async ({ page, wallet, problems }) => {
    problems.allow(/console: .*Your wallet is not responding/);
    const swap = await reviewed(page);
    await wallet.act('hangNext', 'eth_chainId');
    await swap.confirm();
    await expect(swap.review.getByRole('alert')).toContainText(
      'Your wallet is silent. Nothing was sent.',
    );
    await expectNothingStored(page);
    await swap.review.getByRole('button', { name: 'Back to the review' }).click();
    await swap.complete();
  },
);

test(
  'W08 a wallet that disconnects at the review closes it; connected again, the amounts are still there',
  fullOnly(),
  async ({ page, wallet }) => {
    const swap = await reviewed(page);
    await wallet.act('disconnect');
    await expect(swap.action('Connect wallet')).toBeEnabled();
    await expectFormKept(swap, wallet);
    await swap.connect();
    await expect(swap.action('Review swap')).toBeEnabled();
    await expect(swap.review).toBeHidden();
  },
);

test(
  'W09 an account that changes at the review closes it, and asks for another',
  fullOnly(),
  async ({ page, wallet }) => {
    const swap = await reviewed(page);
    await wallet.act('setAccount', ACCOUNTS.second);
    const sentence = page.getByRole('main').getByText('Your wallet changed. Review again.');
    await expect(sentence).toBeVisible();
    await expectFormKept(swap, wallet);
    await swap.action('Review swap').click();
    await expect(swap.review).toContainText(ACCOUNTS.second);
    await page.keyboard.press('Escape');
    await expect(sentence).toBeHidden();
  },
);

for (const method of ['eth_getBlockByNumber', 'eth_accounts']) {
  test(
    `W09 an account that changes while the wallet is asked for ${method} ends the review, and nothing is sent`,
    fullOnly(),
    async ({ page, wallet }) => {
      const swap = await reviewed(page);
      const before = await countOf(wallet, method);
      await wallet.act('hangNext', method);
      await swap.confirm();
      await expect.poll(() => countOf(wallet, method)).toBeGreaterThan(before);
      await wallet.act('setAccount', ACCOUNTS.second);
      await expect(page.getByRole('main').getByText('Your wallet changed.')).toBeVisible();
      await wallet.act('release');
      await expectFormKept(swap, wallet);
    },
  );
}

test(
  'W10 a chain that changes at the review closes it: one press switches back, and the amounts stay',
  fullOnly(),
  async ({ page, wallet }) => {
    const swap = await reviewed(page);
    const frame = new Frame(page);
    await wallet.act('setChain', 1);
    await expectFormKept(swap, wallet);
    await expect(frame.walletButton('Wrong network')).toBeVisible();
    await swap.action('Switch to Avalanche').click();
    await expect(swap.action('Review swap')).toBeEnabled();
    await expect(swap.pays).toHaveValue(TYPED);
  },
);

test(
  'W10 a chain that changes after the click ends the review, and nothing is sent',
  fullOnly(),
  async ({ page, wallet }) => {
    const swap = await reviewed(page);
    const before = await countOf(wallet, 'eth_chainId');
    await wallet.act('hangNext', 'eth_chainId');
    await swap.confirm();
    await expect.poll(() => countOf(wallet, 'eth_chainId')).toBeGreaterThan(before);
    await wallet.act('setChain', 43113);
    await expect(page.getByRole('main').getByText('Your wallet changed.')).toBeVisible();
    await wallet.act('release');
    await expectFormKept(swap, wallet);
  },
);

test(
  'RPC-07 a wallet that shows another hash for a block is on another network, and nothing is sent',
  fullOnly(),
  async ({ page, wallet, problems }) => {
    problems.allow(/console: .*Your wallet is on another network/);
    const swap = await reviewed(page);
    await wallet.act('answerNext', 'eth_getBlockByNumber', { hash: keccak256('0x01') });
    await swap.confirm();
    await expect(swap.review.getByRole('alert')).toContainText(
      'Your wallet is on another network than this page',
    );
    expect(await countOf(wallet, SEND)).toBe(0);
  },
);

test(
  'RPC-07 W23 a wallet whose node is behind is reported as behind, not as on another network, and sends once it has caught up',
  fullOnly(),
  async ({ page, chains, problems }) => {
    problems.allow(/console: .*network endpoint is behind/);
    const swap = await reviewed(page);
    await swap.page.route('/__practice/rpc/43114', async (route) => {
      const { id, method, params } = route.request().postDataJSON();
      if (method !== 'eth_getBlockByNumber') return route.continue();
      const head = await chains[43114].client.getBlockNumber({ cacheTime: 0 });
      const isKnown = BigInt(params[0]) <= head - BEHIND;
      if (isKnown) return route.continue();
      return route.fulfill({ json: { jsonrpc: '2.0', id, result: null } });
    });
    await swap.confirm();
    await expect(swap.review.getByRole('alert')).toContainText(
      "Your wallet's network endpoint is behind. Nothing was sent",
    );
    await page.unroute('/__practice/rpc/43114');
    await swap.review.getByRole('button', { name: 'Back to the review' }).click();
    await swap.complete();
  },
);

for (const [code, isUnsent] of [
  [4100, true],
  [4900, false],
  [4901, false],
] as const) {
  test(
    `W13 TXN-28 a wallet that answers ${code} counts as disconnected, and the page offers to connect it`,
    fullOnly(),
    async ({ page, wallet, problems }) => {
      problems.allow(/console: .*(Your wallet is no longer connected|Perhaps sent)/);
      const swap = await reviewed(page);
      await wallet.act('rejectNext', SEND, code, 'Not here.');
      await swap.confirm();
      await expect(swap.review.getByRole('alert')).toContainText(
        isUnsent ? 'Your wallet is no longer connected.' : PERHAPS,
      );
      await swap.review.getByRole('button', { name: 'Back to the review' }).click();
      await expect(swap.review).toBeHidden();
      await expect(swap.action('Connect wallet')).toHaveCount(1);
      await expect(swap.pays).toHaveValue(TYPED);
      await expectNothingStored(page);
      await swap.connect();
      await expect(swap.action('Review swap')).toBeEnabled();
      await expect(page.getByText(LEFT)).toHaveCount(isUnsent ? 0 : 1);
    },
  );
}

for (const answer of [null, '0x1234', { hash: keccak256('0x01') }]) {
  test(
    `W18 TXN-28 ${JSON.stringify(answer)?.slice(0, 12)} in place of a hash was perhaps sent, and is not stored`,
    fullOnly(),
    async ({ page, wallet, problems }) => {
      problems.allow(/console: .*Perhaps sent/);
      const swap = await reviewed(page);
      await wallet.act('answerNext', SEND, answer);
      await swap.confirm();
      await expect(swap.review.getByRole('alert')).toContainText(PERHAPS);
      await swap.review.getByRole('button', { name: 'Close' }).last().click();
      await expect(page.getByText(LEFT)).toBeVisible();
      await expectNothingStored(page);
    },
  );
}

test('W20 ten clicks on confirm ask the wallet once', fullOnly(), async ({ page, wallet }) => {
  const swap = await reviewed(page);
  await swap.review.getByRole('button', { name: 'Confirm swap' }).evaluate((button) => {
    for (let click = 0; click < 10; click += 1)
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await expect(swap.outcome('Confirmed')).toBeVisible();
  expect(await countOf(wallet, SEND)).toBe(1);
});

for (const [name, fail] of [
  [
    'refuses to show its network',
    (wallet: Wallet) => wallet.act('rejectNext', 'eth_getBlockByNumber', -32601, 'No such method.'),
  ],
  [
    'does not answer for its network',
    (wallet: Wallet) => wallet.act('hangNext', 'eth_getBlockByNumber'),
  ],
] as const) {
  test(
    `RPC-08 W22 a wallet that ${name} is shown as unchecked before and after it is asked to send`,
    fullOnly(),
    async ({ page, wallet }) => {
      const swap = await reviewed(page);
      await fail(wallet);
      await swap.confirm();
      const warning = swap.review.getByText(UNCHECKED);
      await expect(warning).toBeVisible();
      expect(await countOf(wallet, SEND)).toBe(0);
      await swap.review.getByRole('button', { name: 'Continue without the check' }).click();
      await fail(wallet);
      await swap.complete();
      await expect(warning).toBeVisible();
      expect(await countOf(wallet, SEND)).toBe(1);
    },
  );
}

test(
  'RPC-08 in expert mode, too, a notice comes before the wallet is asked, and the user can stop',
  fullOnly(),
  async ({ page, wallet }) => {
    const settings = new SettingsPanel(page);
    const swap = await quoted(page);
    await settings.open();
    await settings.turnExpertModeOn();
    await settings.close();
    await wallet.act('rejectNext', 'eth_getBlockByNumber', -32601, 'No such method.');
    await swap.action('Swap now').click();
    await expect(swap.review.getByText(UNCHECKED)).toBeVisible();
    await swap.review.getByRole('button', { name: 'Cancel' }).click();
    await expect(swap.review).toBeHidden();
    await expect(swap.action('Swap now')).toBeEnabled();
    expect(await countOf(wallet, SEND)).toBe(0);
  },
);

test(
  'TXN-13 T-2 the review shows that the device clock is two hours behind the network',
  fullOnly(),
  async ({ page }) => {
    await page.clock.install({ time: Date.now() - 2.5 * HOUR_MS });
    const swap = await reviewed(page);
    await expect(swap.review.getByText('Your clock is off by 2 hours.')).toBeVisible();
  },
);

test(
  'TXN-13 a device clock that agrees with the network is not mentioned',
  fullOnly(),
  async ({ page }) => {
    const swap = await reviewed(page);
    await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeEnabled();
    await expect(swap.review.getByText(/Your clock/)).toBeHidden();
  },
);

test(
  'W05 a connection request that waits in the wallet is reported, and no second one is made for a minute',
  fullOnly(),
  async ({ page, wallet, problems }) => {
    problems.allow(...LOGGED);
    await page.clock.install();
    const frame = new Frame(page);
    await page.goto('/swap/');
    await wallet.act('rejectNext', 'wallet_requestPermissions', -32002, 'Already pending.');
    await frame.connectButton.click();
    await page.getByRole('button', { name: 'Demo wallet' }).click();
    await expect(page.getByRole('dialog')).toContainText('A request is waiting in your wallet.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(frame.notice('A request is waiting in your wallet.')).toBeVisible();
    await expect(frame.connectButton).toBeDisabled();
    expect(await countOf(wallet, ...CONNECT_METHODS)).toBe(1);
    await page.clock.runFor(60_000);
    await expect(frame.walletButton('Error')).toBeEnabled();
    await frame.walletButton('Error').click();
    await page.getByRole('button', { name: 'Demo wallet' }).click();
    await expect(frame.account(ACCOUNTS.demo)).toBeVisible();
  },
);

test(
  'W16 a transaction of a multi-signer account waits for the other signers while no chain has it',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const swap = await reviewed(page);
    await chains[43114].client.setCode({ address: ACCOUNTS.demo, bytecode: '0x6080604052' });
    await wallet.act('answerNext', SEND, keccak256('0x5afe'));
    await swap.confirm();
    const dialog = page.getByRole('dialog', { name: 'Not seen on the network' });
    await expect(dialog).toContainText('Others may have to sign it');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Network' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    const transactions = new Transactions(page);
    await transactions.openRecent();
    await expect(transactions.rows).toContainText('Waiting for other signers');
  },
);
