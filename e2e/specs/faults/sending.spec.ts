import { encodeErrorResult, parseAbi, parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { transact } from '@/devnet/node/transact';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { mineToSearchAnd, removeLiquidity } from '../../chain/liquidity';
import { supply } from '../../chain/market';
import { setBalance } from '../../chain/setBalance';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { quotedSwap } from '../../journeys/quotedSwap';
import { TokenDialog } from '../../pages/TokenDialog';
import { Transactions } from '../../pages/Transactions';
import { APPROVE } from '../../screen/approveExactly';
import { LOGGED } from '../../screen/networkNotices';
import { withoutPreview } from '../../setup/withoutPreview';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

const SEND = 'eth_sendTransaction';
const { router } = EXCHANGE_ADDRESSES[43114];

test(
  'C01 ERR-36 a price that moves beyond the slippage while the node lags shows an error, and nothing is sent',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(...LOGGED, /console: .*due to price movement/);
    const { client, proxy, tokens } = chains[43114];
    // A preview, which may not lag, would show it before the click.
    withoutPreview(chains[43114]);
    const swap = await quotedSwap(page);
    await swap.action('Review swap').click();
    // The router has confirmed the quote before the node begins to lag.
    await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeEnabled();
    proxy.add({
      methods: ['eth_call'],
      target: MULTICALL3_ADDRESS,
      fault: { type: 'lagBehind', blocks: 20 },
    });
    await transact(client, ACCOUNTS.deployer, {
      address: router,
      abi: routerAbi,
      functionName: 'swapExactAVAXForTokens',
      args: [0n, [tokens.WAVAX.address, tokens.PNG.address], ACCOUNTS.deployer, 10n ** 12n],
      value: parseEther('1000'),
    });
    await swap.confirm();
    await expect(swap.review.getByRole('alert')).toContainText(
      'This transaction will not succeed either due to price movement or fee on transfer. Try increasing your slippage tolerance.',
    );
    expect(await countOf(wallet, SEND)).toBe(0);
  },
);

test(
  "C02 ERR-37 a contract's reason is shown on one line, short and in reading order",
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(/console: .*The transaction cannot succeed/);
    const hostile = `Pay\u202E\n<b>evil.example</b>\u200B ${'x'.repeat(10_000)}`;
    const data = encodeErrorResult({
      abi: parseAbi(['error Error(string)']),
      errorName: 'Error',
      args: [hostile],
    });
    const swap = await quotedSwap(page);
    await swap.action('Review swap').click();
    chains[43114].proxy.add({
      target: router,
      // The router still quotes; only the call about to be sent reverts.
      isDirect: true,
      fault: { type: 'rpcError', code: 3, message: 'execution reverted', data },
    });
    await swap.confirm();
    const reason = `Pay <b>evil.example</b> ${'x'.repeat(95)}…`;
    expect(reason).toHaveLength(120);
    await expect(swap.review.getByRole('alert').locator('p')).toHaveText(
      `The transaction cannot succeed due to error: ${reason}. This is probably an issue with one of the tokens you are swapping.`,
    );
    const overflow = await swap.review.evaluate(
      (dialog) => dialog.scrollWidth - dialog.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await countOf(wallet, SEND)).toBe(0);
  },
);

test(
  'C03 ERR-38 a gas estimate that fails while the call succeeds shows an error, and can be retried',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(/console: .*Unexpected issue with estimating the gas/);
    const { proxy } = chains[43114];
    const swap = await quotedSwap(page);
    await swap.action('Review swap').click();
    proxy.add({
      methods: ['eth_estimateGas'],
      fault: { type: 'rpcError', code: -32000, message: 'gas required exceeds allowance (0)' },
    });
    await swap.confirm();
    await expect(swap.review.getByRole('alert')).toContainText(
      'Unexpected issue with estimating the gas. Please try again.',
    );
    expect(await countOf(wallet, SEND)).toBe(0);
    proxy.clear();
    await swap.review.getByRole('button', { name: 'Back to review' }).click();
    await swap.complete();
  },
);

test(
  'ERR-48 a busy endpoint is not reported as a wallet with an open request',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    problems.allow(/console: .*Swap failed/);
    const { proxy } = chains[43114];
    const swap = await quotedSwap(page);
    await swap.action('Review swap').click();
    await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeEnabled();
    proxy.add({
      target: router,
      isDirect: true,
      fault: { type: 'rpcError', code: -32002, message: 'Resource unavailable' },
    });
    await swap.confirm();
    await expect(swap.review.getByRole('alert')).toContainText('Swap failed: Resource unavailable');
    await expect(swap.review.getByText('A request is waiting in your wallet.')).toBeHidden();
    expect(await countOf(wallet, SEND)).toBe(0);
  },
);

test(
  'C13 a swap of all the AVAX says that nothing is left for the network fee',
  fullOnly(),
  async ({ page, chains, problems }) => {
    problems.allow(/console: .*Not enough AVAX for the network fee/);
    await setBalance(chains[43114], '10');
    const swap = await connectedSwap(page);
    await swap.choose('receive', 'PNG');
    await swap.pays.fill('10');
    await swap.action('Review swap').click();
    await swap.confirm();
    await expect(swap.review.getByRole('alert')).toContainText(
      'Not enough AVAX for the network fee.',
    );
    expect(await new Transactions(page).stored()).toEqual([]);
  },
);

test(
  'C13 a token is not sold without AVAX for the network fee, and the page says so',
  fullOnly(),
  async ({ page, chains, problems }) => {
    problems.allow(/console: .*Not enough AVAX for the network fee/);
    const swap = await connectedSwap(page);
    await swap.choose('pay', 'PNG');
    await swap.choose('receive', 'AVAX');
    await swap.pays.fill('10');
    await swap.action('Review swap').click();
    await swap.reviewed(APPROVE).click();
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();
    await setBalance(chains[43114], '0.00000001');
    await swap.confirm();
    await expect(swap.review.getByRole('alert')).toContainText(
      'Not enough AVAX for the network fee.',
    );
    expect(await new Transactions(page).stored()).toHaveLength(1);
  },
);

test(
  'C16 a pair that is created while there is no price provides one, and the amount stays',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const { WHOLE, CENT } = chain.tokens;
    const swap = await connectedSwap(page);
    const tokens = new TokenDialog(page);
    await tokens.importToken('pay', WHOLE.address);
    await tokens.importToken('receive', CENT.address);
    await swap.pays.pressSequentially('1');
    // Through AVAX it would not yield one hundredth.
    await expect(swap.action('Amount too small')).toBeDisabled();
    await supply(chain, ['WHOLE', 'CENT'], ['1000', '1000']);
    await mineToSearchAnd(chain, 1n);
    await expect(swap.receives).toHaveValue(/^0\.\d/);
    await expect(swap.pays).toHaveValue('1');
  },
);

test(
  'C16 liquidity that is removed during the review leaves the swap without a price',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const swap = await connectedSwap(page);
    await swap.choose('receive', 'QI');
    await swap.receives.fill('600');
    await swap.action('Review swap').click();
    await expect(swap.review).toBeVisible();
    await removeLiquidity(chains[43114], ['WAVAX', 'QI'], 99n);
    await expect(swap.review.getByText('No pool offers a price.')).toBeVisible();
    // The preview says so as well, a moment before or after.
    await expect(swap.reviewed(/^(Confirm swap|This transaction would fail)$/)).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(swap.action('Insufficient liquidity for this swap')).toBeDisabled();
    await expect(swap.receives).toHaveValue('600');
    expect(await countOf(wallet, SEND)).toBe(0);
  },
);
