import { type Address, parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { taxedAbi } from '@/devnet/contracts/abis';
import type { DevnetChain } from '@/devnet/devnet';
import { transact } from '@/devnet/node/transact';
import { setTaxes } from '../../chain/oddTokens';
import { fullOnly } from '../../fullOnly';
import { AfterTransaction } from '../../pages/AfterTransaction';
import { SendPage } from '../../pages/SendPage';
import { TokenDialog } from '../../pages/TokenDialog';
import { withoutProbes } from '../../setup/withoutOverrides';
import { withoutPreview } from '../../setup/withoutPreview';
import { expect, test } from '../../test';

/** An address that the chain has never seen. */
const UNUSED: Address = '0x00000000000000000000000000000000DeaDBeef';
const DISPUTED = 'The preview differs.';

/** Sets whether TAX refuses to be sent to UNUSED. */
async function setRefusing(chain: DevnetChain, isRefusing: boolean): Promise<void> {
  await transact(chain.client, ACCOUNTS.second, {
    address: chain.tokens.TAX.address,
    abi: taxedAbi,
    functionName: 'setRefusing',
    args: [UNUSED, isRefusing],
  });
}

test(
  'PNL-16 a simulation that fails shows nothing about what arrives',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await setTaxes(chain, 0n);
    await setRefusing(chain, true);
    const send = new SendPage(page);
    await send.openConnected();
    await page.getByRole('button', { name: 'Token to send:' }).click();
    await new TokenDialog(page).importHere(chain.tokens.TAX.address);
    await send.openReview('3', UNUSED);
    await expect(
      send.review.getByRole('button', { name: 'This transaction would fail' }),
    ).toBeDisabled();
    await setRefusing(chain, false);
    await expect(send.confirmButton()).toBeEnabled();
    await expect(send.review.getByText('Recipient gets')).toBeHidden();
    const after = new AfterTransaction(send.review);
    expect(await after.differences(18, 18)).toEqual([-parseEther('3'), parseEther('3')]);
  },
);

test(
  'PNL-16 SWP-19 less than what was accepted without a preview needs consent',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await withoutProbes(page);
    withoutPreview(chain);
    const send = new SendPage(page);
    await send.openConnected();
    await send.choose('SPORE');
    await send.openReview('1000', UNUSED);
    const { accept } = new AfterTransaction(send.review);
    await accept.check();
    await expect(send.confirmButton()).toBeEnabled();
    await expect(send.review.getByText(DISPUTED)).toHaveCount(0);
    chain.proxy.clear();
    await expect(
      send.review.getByText(/^The recipient would receive 990\sSPORE instead of 1,000\sSPORE/),
    ).toBeVisible();
    await expect(accept).not.toBeChecked();
    await expect(send.confirmButton()).toBeHidden();
    // The amount sent is the amount shown.
    await expect(send.review.getByText(DISPUTED)).toHaveCount(0);
    await accept.check();
    await expect(send.confirmButton()).toBeEnabled();
  },
);
