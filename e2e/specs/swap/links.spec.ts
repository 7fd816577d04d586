import { getAddress } from 'viem';
import { fullOnly } from '../../fullOnly';
import { AddPage } from '../../pages/AddPage';
import { SwapPage } from '../../pages/SwapPage';
import { expect, test } from '../../test';

const FRIEND = getAddress('0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc');

test(
  'TOK-27 TOK-29 SWP-02 unusable parts of a link to the swap are reported in place',
  fullOnly(),
  async ({ page }) => {
    const swap = new SwapPage(page);
    await swap.open(`?outputCurrency=foo&exactAmount=1,000&recipient=eth:${FRIEND}`);
    await expect(page.getByText("The link's amount can't be used: “1,000”.")).toBeVisible();
    await expect(page.getByText('From the link you opened:')).toBeVisible();
    await expect(page.getByText('Not a token address.')).toBeVisible();
    await expect(page.getByText('This address is for another network (Ethereum).')).toBeVisible();
    await swap.pays.fill('2');
    await expect(page.getByText("The link's amount")).toBeHidden();
  },
);

test(
  'TOK-28 TOK-29 SWP-01 a link may name the native coin by its usual address, and an unused recipient of a wrap is reported',
  fullOnly(),
  async ({ page, chains }) => {
    const wavax = chains[43114].tokens.WAVAX.address;
    const swap = new SwapPage(page);
    await swap.open(
      `?inputCurrency=0x${'0'.repeat(40)}&outputCurrency=${wavax}&recipient=${FRIEND}`,
    );
    await expect(page.getByRole('button', { name: 'Token to pay: AVAX' })).toBeVisible();
    await expect(page.getByText(/^Wrapping and unwrapping pay your own account/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(/^Wrapping and unwrapping pay your own account/)).toBeHidden();
  },
);

test(
  'TOK-29 NAV-15 a path with unknown currencies, or with a wrong checksum, says what is wrong',
  fullOnly(),
  async ({ page, chains }) => {
    const png = chains[43114].tokens.PNG.address;
    const add = new AddPage(page);
    await add.openConnected('/add/foo/bar/');
    await expect(page.getByText('No list in use has this token:')).toBeVisible();
    await expect(page.getByText('foo', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Not a token address\./)).toBeVisible();
    await add.follow(`/add/AVAX/${png.replace(/[A-F]/, (letter) => letter.toLowerCase())}/`);
    await expect(page.getByText('Mistyped:')).toBeVisible();
  },
);
