import { listDocument } from '@/devnet/services/lists/document';
import { fullOnly } from '../../fullOnly';
import { SendPage } from '../../pages/SendPage';
import { TokenLists } from '../../pages/TokenLists';
import { accessibilityViolations } from '../../screen/axe';
import { expect, test } from '../../test';

test(
  'PNL-05 a token of the old bridge that is sold or bought is named, with its replacement and the bridge',
  fullOnly(),
  async ({ page, chains }) => {
    const { USDT } = chains[43114].tokens;
    await page.goto(`/swap/?inputCurrency=${USDT.address}&outputCurrency=AVAX`);
    const notice = page.getByRole('status').filter({ hasText: 'old bridge' });
    await expect(notice).toContainText('Convert it to USDT.e.');
    await expect(notice.getByRole('link', { name: 'Open bridge' })).toHaveAttribute(
      'href',
      'https://bridge.avax.network/',
    );
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Switch tokens' }).click();
    await expect(notice).toContainText('Select USDT.e instead');
    await notice.getByRole('button', { name: 'Select USDT.e' }).click();
    await expect(notice).toBeHidden();
    await expect(
      page.getByRole('button', { name: 'Token to receive: USDT.e', exact: true }),
    ).toBeVisible();
  },
);

test(
  'PNL-05 a token of the old bridge that is supplied or sent is named, with its replacement',
  fullOnly(),
  async ({ page, chains, problems }) => {
    // A plain host has no file for the address of a pair.
    problems.allow(/status of 404/);
    const { USDT } = chains[43114].tokens;
    const notice = page.getByRole('status').filter({ hasText: 'old bridge' });
    await page.goto(`/add/AVAX/${USDT.address}/`);
    await expect(notice).toContainText('Select USDT.e instead');
    await notice.getByRole('button', { name: 'Convert USDT here' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await notice.getByRole('button', { name: 'Select USDT.e' }).click();
    await expect(page).toHaveURL(
      new RegExp(`/add/AVAX/${chains[43114].tokens['USDT.e'].address}/`, 'i'),
    );
    await expect(notice).toBeHidden();
    await page.goto('/send/');
    await new SendPage(page).choose(USDT.address);
    await expect(notice).toContainText('Convert it to USDT.e.');
    await expect(notice.getByRole('button', { name: /^Select/ })).toHaveCount(0);
  },
);

test(
  'PNL-05 a list with tokens of the old bridge says so once it is selected, and links to the bridge',
  fullOnly(),
  async ({ page, chains, exchange: { devnet, url } }) => {
    const { address, decimals } = chains[43114].tokens.USDT;
    devnet.lists.serve(
      'old.json',
      listDocument('Old', [
        { chainId: 43114, address, symbol: 'USDT', name: 'Tether USD', decimals },
      ]),
    );
    const lists = new TokenLists(page);
    await lists.open();
    await lists.addFrom(`${url}/lists/old.json`);
    const notice = lists
      .row('Old')
      .getByText(/^Has deprecated old bridge/)
      .locator('..');
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link', { name: 'Open bridge' })).toHaveAttribute(
      'href',
      'https://bridge.avax.network/',
    );
    expect(await accessibilityViolations(page)).toEqual([]);
    await lists.use('Old').click();
    await expect(lists.use('Old')).not.toBeChecked();
    await expect(notice).toBeHidden();
  },
);
