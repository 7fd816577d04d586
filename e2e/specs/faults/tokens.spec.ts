import type { Page } from 'playwright/test';
import { parseUnits } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { bombAbi, pausableAbi, rebasingAbi } from '@/devnet/contracts/abis';
import type { DevnetChain } from '@/devnet/devnet';
import { transact } from '@/devnet/node/transact';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { bring, receiveAvax } from '../../chain/oddTokens';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { TokenDialog } from '../../pages/TokenDialog';
import { APPROVE, approveExactly } from '../../screen/approveExactly';
import { withoutPreview } from '../../setup/withoutPreview';
import { expect, test } from '../../test';
import { countOf, type Wallet } from '../../wallets/wallet';

const SEND = 'eth_sendTransaction';

/** The review of a sale of an added token for AVAX, after its approval. */
async function reviewedSale(page: Page, chain: DevnetChain, token: TokenKey, amount: string) {
  const swap = await connectedSwap(page);
  await receiveAvax(page);
  await bring(swap, chain, 'pay', token);
  await swap.pays.fill(amount);
  await swap.action('Review swap').click();
  await swap.reviewed(APPROVE).click();
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  return swap;
}

/** Expects that the wallet was asked for an approval and nothing else. */
async function expectOnlyApproved(wallet: Wallet): Promise<void> {
  expect(await countOf(wallet, SEND)).toBe(1);
}

test(
  'K03 APR-03 a token that returns false for an approval shows an error, and the wallet is not asked',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(/console: .*Approval failed/);
    const swap = await connectedSwap(page);
    await receiveAvax(page);
    await bring(swap, chains[43114], 'pay', 'DENY');
    await swap.pays.fill('1');
    withoutPreview(chains[43114]);
    await swap.action('Review swap').click();
    await swap.reviewed(/^Approve DENY/).click();
    await expect(swap.review.getByText('Approval failed')).toBeVisible();
    await expect(swap.reviewed(/^Approve DENY/)).toBeEnabled();
    expect(await countOf(wallet, SEND)).toBe(0);
  },
);

test(
  'K10 APR-03 a token that rejects a higher approval gets it removed first, then approved again',
  fullOnly(),
  async ({ page, wallet }) => {
    const swap = await connectedSwap(page);
    await receiveAvax(page);
    await swap.choose('pay', 'USDT');
    await swap.pays.fill('1');
    await swap.action('Review swap').click();
    await approveExactly(swap.review);
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();
    await page.keyboard.press('Escape');
    await swap.pays.fill('2');
    await swap.action('Review swap').click();
    const steps = swap.review.getByRole('paragraph').filter({ hasText: /^Step \d of \d:/ });
    await expect(steps).toHaveText([
      'Step 1 of 3: Remove earlier USDT approval',
      'Step 2 of 3: Approve USDT',
      'Step 3 of 3: Confirm swap',
    ]);
    await swap.reviewed('Remove USDT approval').click();
    await swap.reviewed('Approve USDT').click();
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();
    await expect(steps).toHaveText([
      'Step 1 of 3: Earlier USDT approval removed',
      'Step 2 of 3: USDT approved',
      'Step 3 of 3: Confirm swap',
    ]);
    expect(await countOf(wallet, SEND)).toBe(3);
  },
);

test(
  'K10 APR-03 without a simulation, the refusal of the token shows that its approval is removed first',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(/console: .*approve from non-zero allowance/);
    const swap = await connectedSwap(page);
    await receiveAvax(page);
    await swap.choose('pay', 'USDT');
    await swap.pays.fill('1');
    withoutPreview(chains[43114]);
    await swap.action('Review swap').click();
    await approveExactly(swap.review);
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();
    await page.keyboard.press('Escape');
    await swap.pays.fill('2');
    await swap.action('Review swap').click();
    await swap.reviewed('Approve USDT').click();
    await swap.reviewed('Remove USDT approval').click();
    await swap.reviewed('Approve USDT').click();
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();
    expect(await countOf(wallet, SEND)).toBe(3);
  },
);

test(
  'K07 APR-03 a paused token that rejects a higher approval is named as the reason, and no removal is offered',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(/console: .*token approval while paused/);
    const chain = chains[43114];
    const swap = await connectedSwap(page);
    await receiveAvax(page);
    await bring(swap, chain, 'pay', 'STOP');
    await swap.pays.fill('1');
    withoutPreview(chain);
    await swap.action('Review swap').click();
    await approveExactly(swap.review);
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();
    await transact(chain.client, ACCOUNTS.second, {
      address: chain.tokens.STOP.address,
      abi: pausableAbi,
      functionName: 'setPaused',
      args: [true],
    });
    await page.keyboard.press('Escape');
    await swap.pays.fill('2');
    await swap.action('Review swap').click();
    await swap.reviewed('Approve STOP').click();
    await expect(swap.review.getByText('token approval while paused')).toBeVisible();
    await expect(swap.reviewed(/^Remove .* approval$/)).toHaveCount(0);
    await expect(swap.reviewed('Approve STOP')).toBeEnabled();
    await expectOnlyApproved(wallet);
  },
);

test(
  'K07 C02 ERR-37 a token that stops its transfers during the review is named as the reason, and nothing is sent',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(/console: .*The transaction cannot succeed/);
    const chain = chains[43114];
    withoutPreview(chain);
    const swap = await reviewedSale(page, chain, 'STOP', '1');
    await transact(chain.client, ACCOUNTS.second, {
      address: chain.tokens.STOP.address,
      abi: pausableAbi,
      functionName: 'setPaused',
      args: [true],
    });
    await swap.confirm();
    await expect(swap.review.getByRole('alert')).toContainText(
      'The transaction cannot succeed due to error: TransferHelper: TRANSFER_FROM_FAILED. This is probably an issue with one of the tokens you are swapping.',
    );
    await expectOnlyApproved(wallet);
  },
);

test(
  'K07 ERR-37 a token that has blocked the account cannot be bought, and nothing is sent',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(/console: .*The transaction cannot succeed/);
    const chain = chains[43114];
    await transact(chain.client, ACCOUNTS.second, {
      address: chain.tokens.STOP.address,
      abi: pausableAbi,
      functionName: 'setBlocked',
      args: [ACCOUNTS.demo, true],
    });
    const swap = await connectedSwap(page);
    await bring(swap, chain, 'receive', 'STOP');
    await swap.pays.fill('0.5');
    withoutPreview(chain);
    await swap.action('Review swap').click();
    await swap.confirm();
    await expect(swap.review.getByRole('alert')).toContainText(
      'The transaction cannot succeed due to error: Pangolin: TRANSFER_FAILED.',
    );
    expect(await countOf(wallet, SEND)).toBe(0);
  },
);

test(
  'K08 a balance that shrinks during the review shows as insufficient, and nothing is sent',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const swap = await reviewedSale(page, chain, 'REBASE', '1.5');
    await transact(chain.client, ACCOUNTS.second, {
      address: chain.tokens.REBASE.address,
      abi: rebasingAbi,
      functionName: 'rebase',
      args: [ACCOUNTS.demo, parseUnits('1.25', 18)],
    });
    await expect(
      swap.review.getByRole('button', { name: 'Insufficient REBASE balance' }),
    ).toBeDisabled();
    await expectOnlyApproved(wallet);
    await page.keyboard.press('Escape');
    await expect(swap.action('Insufficient REBASE balance')).toBeDisabled();
    await expect(page.getByText('Balance 1.25')).toBeVisible();
  },
);

test(
  'K09 a token that answers or reverts with two megabytes shows a dash, and everything else works',
  fullOnly(),
  async ({ page, chains, problems }) => {
    problems.allow(/console: The answer is more than the node can handle/);
    const { client, tokens: seeded } = chains[43114];
    const swap = await connectedSwap(page);
    const tokens = new TokenDialog(page);
    await tokens.importToken('receive', seeded.BOMB.address);
    for (const isRefusing of [false, true]) {
      await transact(client, ACCOUNTS.second, {
        address: seeded.BOMB.address,
        abi: bombAbi,
        functionName: 'setRefusing',
        args: [isRefusing],
      });
      await client.setBalance({
        address: ACCOUNTS.demo,
        value: parseUnits(isRefusing ? '77' : '55', 18),
      });
      await client.mine({ blocks: 1 });
      await expect(page.getByText(isRefusing ? 'Balance 77' : 'Balance 55')).toBeVisible();
      await tokens.open('receive');
      await tokens.find('usdc.e');
      await expect(tokens.row('USDC.e').getByText('2,500', { exact: true })).toBeVisible();
      await tokens.find('bomb');
      await expect(tokens.row('BOMB').getByText('–')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await swap.choose('receive', 'PNG');
    await swap.pays.fill('1');
    await expect(swap.action('Review swap')).toBeEnabled();
  },
);
