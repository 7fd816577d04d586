import { ACCOUNTS } from '@/devnet/accounts';
import { pausableAbi } from '@/devnet/contracts/abis';
import { transact } from '@/devnet/node/transact';
import { bring, receiveAvax } from '../../chain/oddTokens';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { AfterTransaction } from '../../pages/AfterTransaction';
import { expect, test } from '../../test';

test(
  'SIM-02 SIM-04 a token that refuses only its simulation can be approved with consent, and sold without a preview',
  fullOnly(),
  async ({ page, chains }) => {
    const { client, tokens } = chains[43114];
    const swap = await connectedSwap(page);
    await receiveAvax(page);
    await bring(swap, chains[43114], 'pay', 'STOP');
    await transact(client, ACCOUNTS.second, {
      address: tokens.STOP.address,
      abi: pausableAbi,
      functionName: 'setRefusesCode',
      args: [true],
    });
    await swap.pays.fill('1');
    await swap.action('Review swap').click();
    const { region } = new AfterTransaction(swap.review);
    await expect(region.getByRole('alert')).toContainText('a token refuses its transfer');
    await expect(swap.reviewed(/^Approve STOP/)).toHaveCount(0);
    await expect(swap.reviewed('This transaction would fail')).toBeDisabled();
    await swap.review.getByRole('checkbox', { name: /some tokens refuse only previews/ }).check();
    await swap.reviewed(/^Approve STOP/).click();
    await expect(region).toContainText('a token refuses it');
    await swap.complete();
  },
);
