import { devices } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { fullOnly } from '../../fullOnly';
import { openWallets } from '../../journeys/realExchange';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { WalletDialog } from '../../pages/WalletDialog';
import { expect, test } from '../../test';
import { announceWallet } from '../../wallets/announcedWallet';

const { userAgent, viewport, hasTouch } = devices['iPhone 13'];
test.use({ userAgent, viewport, hasTouch });

test(
  'WAL-03 WAL-04 the options that work there are offered, and Wallet Connect only with a project id',
  fullOnly(),
  async ({ page }) => {
    const wallets = await openWallets(page);
    for (const name of ['Injected', 'MetaMask', 'Coinbase Wallet'])
      await expect(wallets.option(name)).toBeEnabled();
    await expect(wallets.row('MetaMask')).toContainText('Opens its app');
    await expect(wallets.option('Wallet Connect')).toHaveCount(0);
    await wallets.option('Injected').tap();
    await expect(wallets.text(/use a wallet app's browser/)).toBeVisible();
  },
);

test(
  'WAL-03 WAL-06 ERR-14 the wallet of a wallet app is offered first; declined, it says so, and connects at the second try',
  fullOnly(),
  async ({ page }) => {
    const user = await announceWallet(page, {
      name: 'Pocket',
      rdns: 'org.pocket',
      account: ACCOUNTS.demo,
    });
    const wallets = await openWallets(page);
    await expect(wallets.dialog.getByRole('listitem').first()).toContainText('Pocket');
    await user.answer('decline');
    await wallets.option('Pocket').tap();
    await expect(wallets.text('You declined. Nothing was connected.')).toBeVisible();
    await user.answer('agree');
    await wallets.tryAgain.tap();
    await expect(wallets.dialog).toBeHidden();
    await expect(new Frame(page).account(ACCOUNTS.demo)).toBeVisible();
  },
);

test(
  'WAL-06 the demo wallet of a practice exchange can be declined and tried again',
  fullOnly(),
  async ({ page, wallet }) => {
    const swap = new SwapPage(page);
    const wallets = new WalletDialog(page);
    await swap.open();
    await wallet.act('rejectNext', 'wallet_requestPermissions');
    await new Frame(page).connectButton.tap();
    await wallets.option('Demo wallet').tap();
    await expect(wallets.text('You declined. Nothing was connected.')).toBeVisible();
    await wallets.tryAgain.tap();
    await expect(swap.account()).toBeVisible();
  },
);
