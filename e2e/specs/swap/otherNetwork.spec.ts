import { fullOnly } from '../../fullOnly';
import { AddPage } from '../../pages/AddPage';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { TokenDialog } from '../../pages/TokenDialog';
import { withoutListTokens } from '../../setup/withoutListTokens';
import { expect, test } from '../../test';

// Those of the practice exchange have the same tokens on both networks.
test.beforeEach(({ exchange }) => withoutListTokens(exchange.devnet));

test(
  'a token chosen by hand is the same token on the other network, or the form says that it is not there',
  fullOnly(),
  async ({ page, wallet }) => {
    const swap = new SwapPage(page);
    const frame = new Frame(page);
    const receives = new TokenDialog(page).opener('receive');
    await swap.openConnected();
    await swap.choose('receive', 'PNG');
    await swap.pays.fill('1');
    await wallet.act('setChain', 43113);
    await expect(frame.network('Fuji')).toBeVisible();
    await expect(receives).toHaveAccessibleName('Token to receive: PNG');
    // PNG of Avalanche has no pool on Fuji.
    await expect(page.getByRole('button', { name: /^1\sAVAX = 99\.\d+\sPNG/ })).toBeVisible();
    await expect(swap.action('Review swap')).toBeEnabled();

    await wallet.act('setChain', 43114);
    await swap.choose('receive', 'JOE');
    await wallet.act('setChain', 43113);
    const missing = page.getByText('JOE is not on Fuji.');
    await expect(missing).toBeVisible();
    await expect(page.getByText('From the link')).toHaveCount(0);
    await swap.action('Switch to Avalanche').click();
    await expect(missing).toBeHidden();
    await expect(receives).toHaveAccessibleName('Token to receive: JOE');
    await wallet.act('setChain', 43113);
    await swap.action('Remove JOE').click();
    await expect(missing).toBeHidden();
    await expect(receives).toHaveAccessibleName('Token to receive: Select a token');
    await expect(swap.pays).toHaveValue('1');
  },
);

test(
  'a token of another network that a link names is still asked about',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    await wallet.prepare({ isConnected: true, chainId: 43113 });
    const { address } = chains[43114].tokens.PNG;
    await page.goto(`/swap/?outputCurrency=${address}`);
    await expect(page.getByText('From the link')).toBeVisible();
    await expect(page.getByText(address)).toBeVisible();
  },
);

test(
  'the tokens picked for an addition follow the wallet to the other network',
  fullOnly(),
  async ({ page, wallet }) => {
    const add = new AddPage(page);
    await add.openConnected('/add/AVAX/');
    await add.choose('Second', 'PNG');
    await wallet.act('setChain', 43113);
    await expect(new Frame(page).network('Fuji')).toBeVisible();
    await expect(add.token('Second', 'PNG')).toBeVisible();
    await add.first.fill('1');
    await expect(add.second).toHaveValue(/^100|^99\./);
  },
);
