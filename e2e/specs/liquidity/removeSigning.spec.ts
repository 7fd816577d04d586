import { ACCOUNTS } from '@/devnet/accounts';
import { pausableAbi } from '@/devnet/contracts/abis';
import { transact } from '@/devnet/node/transact';
import { approve } from '@/devnet/tokens/approve';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { giveLiquidity, pairAddressOf } from '../../chain/liquidity';
import { fullOnly } from '../../fullOnly';
import { buyToken, expectExactRemoval } from '../../journeys/exactLiquidity';
import { reviewedRemoval } from '../../journeys/reviewedRemoval';
import { Frame } from '../../pages/Frame';
import { RemovePage } from '../../pages/RemovePage';
import { approveExactly } from '../../screen/approveExactly';
import { withoutPreview } from '../../setup/withoutPreview';
import { expect, test } from '../../test';
import { DECLINED } from '../../wallets/declined';
import { countOf } from '../../wallets/wallet';
import { changeTexts } from './changeTexts';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const SEND = 'eth_sendTransaction';
const SIGN = 'eth_signTypedData_v4';
const keys = ['WAVAX', 'PNG'] as const;
const withAvax = { currencies: ['AVAX', 'PNG'], keys } as const;
const SIGN_BUTTON = 'Approve with a signature';

test(
  'TXN-24 APR-10 W02 a signature that the user refuses says that nothing was sent',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const remove = await reviewedRemoval(page, chains[43114], '50%');
    await wallet.act('rejectNext', SIGN);
    await remove.review.action(SIGN_BUTTON).click();
    await expect.poll(() => countOf(wallet, SIGN)).toBe(1);
    await expect(remove.review.action(SIGN_BUTTON)).toBeEnabled();
    await expect(remove.review.outcome(DECLINED)).toBeVisible();
    await expect(remove.review.dialog.getByRole('alert')).toHaveCount(0);
    expect(await countOf(wallet, SEND)).toBe(0);
  },
);

test(
  'APR-14 ERR-61 TXN-26 a refusal with another code is a refusal too, and shown for its own attempt only',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(/console: .*Not supported/);
    const remove = await reviewedRemoval(page, chains[43114], '50%');
    const { review } = remove;
    await wallet.act('rejectNext', SIGN, -32603, 'User denied message signature.');
    await review.action(SIGN_BUTTON).click();
    await expect(review.outcome(DECLINED)).toBeVisible();
    expect(await countOf(wallet, SEND)).toBe(0);
    await page.keyboard.press('Escape');
    await remove.openReview();
    await expect(review.action(SIGN_BUTTON)).toBeEnabled();
    await expect(review.outcome(DECLINED)).toHaveCount(0);

    await wallet.act('rejectNext', SIGN, 4200, 'Not supported.');
    await wallet.act('rejectNext', SEND, 5000, 'no');
    await review.action(SIGN_BUTTON).click();
    await expect(review.outcome(DECLINED)).toBeVisible();
    expect(await countOf(wallet, SEND)).toBe(1);
  },
);

for (const [name, answer] of [
  ['cannot sign typed data', undefined],
  ['signs something else', `0x${'5a'.repeat(65)}`],
] as const) {
  test(
    `APR-11 W03 a wallet that ${name} is asked for an approval instead`,
    fullOnly(),
    async ({ page, chains, wallet, problems }) => {
      problems.allow(/console: .*(Method not found|signature)/);
      const chain = chains[43114];
      await giveLiquidity(chain, keys, 1n);
      const remove = new RemovePage(page);
      await remove.openConnected('AVAX', PNG);
      await remove.action('50%').click();
      if (answer === undefined) await wallet.act('rejectNext', SIGN, -32601, 'Method not found.');
      else await wallet.act('answerNext', SIGN, answer);
      await remove.openReview();
      await remove.review.action(SIGN_BUTTON).click();
      await expect(remove.review.confirmButton).toBeEnabled();
      expect(await countOf(wallet, SEND)).toBe(1);
      await expectExactRemoval(remove, chain, withAvax);
      expect(await countOf(wallet, SIGN)).toBe(1);
    },
  );
}

test(
  'APR-10 APR-11 the approval transaction leads back to the signature, also after it was declined',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const remove = await reviewedRemoval(page, chain, '50%');
    const { review } = remove;
    const signInstead = review.action('Use a signature instead');
    await expect(review.dialog.getByText('Step 1 of 2: Approve PGL')).toBeVisible();
    await review.action('Use a transaction instead').click();
    await signInstead.click();
    await review.action('Use a transaction instead').click();
    await wallet.act('rejectNext', SEND);
    await review.action('Approve PGL').click();
    await expect.poll(() => countOf(wallet, SEND)).toBe(1);
    await signInstead.click();
    await review.dialog.getByRole('button', { name: SIGN_BUTTON, exact: true }).click();
    await expect(review.dialog.getByText('Step 1 of 2: PGL approved')).toBeVisible();
    await expectExactRemoval(remove, chain, withAvax);
    expect(await countOf(wallet, SIGN)).toBe(1);
    expect(await countOf(wallet, SEND)).toBe(2);
  },
);

for (const [name, bytecode, canSign] of [
  ['a contract is never asked for a signature', '0x6080604052', false],
  [
    'a delegation to a contract is asked like any other',
    `0xef0100${EXCHANGE_ADDRESSES[43114].router.slice(2)}`,
    true,
  ],
] as const) {
  test(
    `APR-09 W16 W17 an account with the code of ${name}`,
    fullOnly(),
    async ({ page, chains }) => {
      const chain = chains[43114];
      await giveLiquidity(chain, keys, 1n);
      await chain.client.setCode({ address: ACCOUNTS.demo, bytecode });
      const remove = new RemovePage(page);
      await remove.openConnected('AVAX', PNG);
      await remove.action('50%').click();
      await remove.openReview();
      await expect(remove.review.action(canSign ? SIGN_BUTTON : 'Approve PGL')).toBeEnabled();
      await expect(remove.review.action(SIGN_BUTTON)).toHaveCount(canSign ? 1 : 0);
    },
  );
}

test(
  'APR-05 a signature is for one amount: another amount needs another',
  fullOnly(),
  async ({ page, chains }) => {
    const remove = await reviewedRemoval(page, chains[43114], '50%');
    await remove.review.action(SIGN_BUTTON).click();
    await expect(remove.review.confirmButton).toBeEnabled();
    await page.keyboard.press('Escape');
    await remove.action('75%').click();
    await remove.openReview();
    await expect(remove.review.action(SIGN_BUTTON)).toBeEnabled();
    await expect(remove.review.confirmButton).toHaveCount(0);
    await page.keyboard.press('Escape');
    await remove.action('50%').click();
    await remove.openReview();
    await expect(remove.review.confirmButton).toBeEnabled();
    await expect(remove.review.action(SIGN_BUTTON)).toHaveCount(0);
  },
);

for (const [name, hasPreview] of [
  ['preview', true],
  ['gas estimates', false],
] as const) {
  test(
    `ERR-44 SIM-04 a removal that fails says so from its ${name}, and nothing is sent`,
    fullOnly(),
    async ({ page, chains, wallet, problems }) => {
      if (!hasPreview) problems.allow(/console: .*This transaction would fail/);
      const chain = chains[43114];
      const { STOP } = chain.tokens;
      await giveLiquidity(chain, ['WAVAX', 'STOP'], 1n);
      const remove = new RemovePage(page);
      await remove.openConnected('AVAX', STOP.address);
      await page.getByRole('checkbox', { name: /^I understand/ }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await remove.action('50%').click();
      if (!hasPreview) withoutPreview(chain);
      await remove.openReview();
      await remove.review.action(SIGN_BUTTON).click();
      await expect(remove.review.confirmButton).toBeEnabled();
      await transact(chain.client, ACCOUNTS.deployer, {
        address: STOP.address,
        abi: pausableAbi,
        functionName: 'setPaused',
        args: [true],
      });
      if (hasPreview) {
        await expect(remove.review.action('This transaction would fail')).toBeDisabled();
      } else {
        await remove.review.confirmButton.click();
      }
      const text = hasPreview
        ? 'Would fail now: a token refuses its transfer. It may be paused, or block you.'
        : 'This transaction would fail. Please contact support.';
      await expect(remove.review.dialog.getByText(text)).toBeVisible();
      expect(await countOf(wallet, SEND)).toBe(0);
    },
  );
}

test(
  'ERR-45 an approval that is removed during the review is requested again',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const { client } = chain;
    const remove = await reviewedRemoval(page, chain, '50%');
    await remove.review.action('Use a transaction instead').click();
    await remove.review.action('Approve PGL').click();
    await expect(remove.review.confirmButton).toBeEnabled();
    await approve(client, ACCOUNTS.demo, {
      token: await pairAddressOf(chain, keys),
      spender: EXCHANGE_ADDRESSES[43114].router,
      amount: 0n,
    });
    await expect(remove.review.action(SIGN_BUTTON)).toBeVisible();
    await expect(remove.review.confirmButton).toHaveCount(0);
    expect(await countOf(wallet, SEND)).toBe(1);
  },
);

test(
  'ERR-45 more liquidity that arrives during the review leaves its approval as it is',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const remove = await reviewedRemoval(page, chain, '100%');
    await remove.review.action('Use a transaction instead').click();
    await approveExactly(remove.review.dialog);
    await giveLiquidity(chain, keys, 1n);
    const arrivedAt = Number(await chain.client.getBlockNumber());
    await expect.poll(() => new Frame(page).blockNumber()).toBeGreaterThanOrEqual(arrivedAt);
    await remove.review.confirmButton.click();
    await expect(remove.review.outcome('Confirmed')).toBeVisible();
  },
);

test(
  'LIQ-24 a price that moves beyond the tolerance during the review has to be accepted; the signature stays valid',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const remove = await reviewedRemoval(page, chain, '100%', { token: 'QI', share: 10n });
    await remove.review.action(SIGN_BUTTON).click();
    const received = () =>
      Promise.all(
        ['AVAX', 'QI'].map((symbol) => remove.review.side(`You receive ${symbol} (estimated)`)),
      );
    const before = await received();
    await buyToken(chain, 'QI', '1');
    await expect(remove.review.confirmButton).toBeDisabled();
    const notice = await remove.review.dialog
      .getByText(/^You would now receive .*\.$/)
      .textContent();
    await remove.review.dialog.getByRole('button', { name: 'Accept new price' }).click();
    const [avax, qi] = changeTexts(before, await received());
    expect(notice?.replaceAll('\u00a0', ' ')).toBe(`You would now receive ${avax} and ${qi}.`);
    await expectExactRemoval(remove, chain, { currencies: ['AVAX', 'QI'], keys: ['WAVAX', 'QI'] });
    expect(await countOf(wallet, SIGN)).toBe(1);
  },
);

test(
  'TXN-24 ERR-47 a removal that the user refuses says that nothing was sent, and can be confirmed again',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const remove = await reviewedRemoval(page, chain, '50%');
    await remove.review.action(SIGN_BUTTON).click();
    await wallet.act('rejectNext', SEND);
    await remove.review.confirmButton.click();
    await expect.poll(() => countOf(wallet, SEND)).toBe(1);
    await expect(remove.review.outcome(DECLINED)).toBeVisible();
    await expectExactRemoval(remove, chain, withAvax);
  },
);

test(
  'W09 another account at the review closes it, and its signature is not used',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    await giveLiquidity(chains[43114], keys, 1n);
    await giveLiquidity(chains[43114], keys, 1n, ACCOUNTS.second);
    const remove = new RemovePage(page);
    await remove.openConnected('AVAX', PNG);
    await remove.action('50%').click();
    await remove.openReview();
    await remove.review.action(SIGN_BUTTON).click();
    await wallet.act('setAccount', ACCOUNTS.second);
    await expect(remove.review.dialog).toBeHidden();
    await expect(remove.main.getByText('Your wallet changed. Review again.')).toBeVisible();
    await remove.openReview();
    await expect(remove.review.action(SIGN_BUTTON)).toBeEnabled();
    expect(await countOf(wallet, SEND)).toBe(0);
  },
);
