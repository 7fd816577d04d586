import type { Page } from 'playwright/test';
import { erc20Abi, parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { SwapPage } from '../../pages/SwapPage';
import { TokenDialog } from '../../pages/TokenDialog';
import { accessibilityViolations } from '../../screen/axe';
import { configure, PRACTICE } from '../../setup/configuration';
import { withoutListTokens } from '../../setup/withoutListTokens';
import { expect, test } from '../../test';

/** A transparent image of one pixel. */
const PNG_FILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test.beforeEach(({ exchange }) => withoutListTokens(exchange.devnet));

async function connected(page: Page, query = ''): Promise<TokenDialog> {
  await connectedSwap(page, query);
  return new TokenDialog(page);
}

test('TOK-15 TOK-16 K04 a token of no list is found by its address, imported only once it is understood, kept, and removed', async ({
  page,
  chains,
}) => {
  const { address } = chains[43114].tokens.B32;
  const tokens = await connected(page);
  await tokens.open('receive');
  await tokens.find(address.toLowerCase());
  await expect(tokens.rows).toHaveText([/B32.*Unknown token.*Name in Bytes/]);
  await tokens.search.press('Enter');

  const { warning } = tokens;
  await expect(warning.getByRole('button', { name: `Copy ${address}` })).toContainText(address);
  await expect(warning.getByRole('link', { name: 'View on explorer' })).toHaveAttribute(
    'href',
    `https://snowtrace.io/token/${address}`,
  );
  await expect(warning.getByRole('alert')).toBeHidden();
  const goOn = warning.getByRole('button', { name: 'Continue' });
  await expect(goOn).toBeDisabled();
  await page.mouse.click(2, 2);
  await expect(warning).toBeVisible();
  // It moves once more when the token has been probed.
  await expect(async () => {
    await warning.getByRole('checkbox', { name: /^I understand/ }).check({ timeout: 1_000 });
  }).toPass();
  await goOn.click();
  await expect(tokens.dialog).toBeHidden();
  await expect(tokens.opener('receive')).toHaveAccessibleName('Token to receive: B32');

  await page.reload();
  await tokens.open('receive');
  await tokens.find('b32');
  await tokens.search.press('Enter');
  await expect(tokens.opener('receive')).toHaveAccessibleName('Token to receive: B32');
  await tokens.open('receive');
  for (const text of ['name in bytes', address, 'b32']) {
    await tokens.find(text);
    await expect(tokens.rows).toHaveText([/Added by you.*Name in Bytes/]);
  }
  await expect(tokens.rows.getByText('100')).toBeVisible();
  await tokens.rows.getByRole('button', { name: 'Remove B32' }).click();
  await expect(tokens.answer).toHaveText(/^No token “b32”/);
  await expect(tokens.search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tokens.opener('receive')).toHaveAccessibleName('Token to receive: Select a token');
});

test('TOK-15 a token that is not accepted is not imported', async ({ page, chains }) => {
  const tokens = await connected(page);
  await tokens.open('receive');
  await tokens.find(chains[43114].tokens.B32.address);
  const row = tokens.rows.getByRole('button', { name: /^B32/ });
  await row.click();
  await tokens.warning.getByRole('button', { name: 'Cancel' }).click();
  await expect(tokens.warning).toBeHidden();
  await expect(row).toBeFocused();
  await tokens.find('b32');
  await expect(tokens.answer).toHaveText(/^No token “b32”/);
});

test(
  'TOK-03 K05 a token without a name and a symbol is an Unknown Token',
  fullOnly(),
  async ({ page, chains }) => {
    const tokens = await connected(page);
    await tokens.importToken('receive', chains[43114].tokens.NONAME.address);
    await expect(tokens.opener('receive')).toHaveAccessibleName('Token to receive: UNKNOWN');
    await tokens.open('receive');
    await tokens.find('unknown token');
    await expect(tokens.row('UNKNOWN').getByText('Unknown Token')).toBeVisible();
  },
);

test(
  'TOK-03 K06 a token without decimals from 0 to 36, or without a contract, cannot be added, and the search says why',
  fullOnly(),
  async ({ page, chains }) => {
    const tokens = await connected(page);
    await tokens.open('receive');
    for (const address of [chains[43114].tokens.WILD.address, EXCHANGE_ADDRESSES[43114].router]) {
      await tokens.find(address);
      await expect(tokens.answer).toContainText("it can't be added");
      await expect(tokens.rows).toHaveCount(0);
      await tokens.search.press('Enter');
      await expect(tokens.warning).toBeHidden();
    }
    await tokens.find(ACCOUNTS.empty);
    await expect(tokens.answer).toHaveText(
      'No token at this address on Avalanche. Check it, or switch networks.',
    );
  },
);

test(
  'TOK-15 a token that only a link names is asked about, too, and stays out when refused',
  fullOnly(),
  async ({ page, chains }) => {
    const { address } = chains[43114].tokens.B32;
    const tokens = await connected(page);
    const followLink = () => page.goto(`/swap/?outputCurrency=${address}`);
    await followLink();
    await tokens.warning.getByRole('button', { name: 'Cancel' }).click();
    await expect(tokens.warning).toBeHidden();
    await expect(tokens.opener('receive')).toHaveAccessibleName('Token to receive: Select a token');
    await page.goto('/pool/');
    await followLink();
    await tokens.warning.getByRole('checkbox', { name: /^I understand/ }).check();
    await tokens.warning.getByRole('button', { name: 'Continue' }).click();
    await expect(tokens.opener('receive')).toHaveAccessibleName('Token to receive: B32');
    await page.reload();
    await expect(tokens.opener('receive')).toHaveAccessibleName('Token to receive: B32');
    await expect(tokens.warning).toBeHidden();
  },
);

test('TOK-15 a link to an address without a token shows a message, and the form works without it', async ({
  page,
}) => {
  const swap = new SwapPage(page);
  const notice = page.getByRole('region', { name: 'Swap' }).getByText('From the link');
  await swap.open(`?outputCurrency=${ACCOUNTS.empty}&exactAmount=1`);
  await expect(notice).toBeVisible();
  await expect(
    page.getByText('No token at this address on Avalanche. Check it, or switch networks.'),
  ).toBeVisible();
  await expect(page.getByText(ACCOUNTS.empty)).toBeVisible();
  await page.getByRole('button', { name: 'Remove this token' }).click();
  await expect(notice).toBeHidden();
  await swap.choose('receive', 'PNG');
  await expect(page.getByRole('button', { name: /^1\sAVAX = 99\.\d+\sPNG/ })).toBeVisible();
});

test(
  'REL-04 TOK-15 on Fuji a token is imported by its address and swapped; one with the name of a known token is marked',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const { client, tokens: seeded } = chains[43113];
    await wallet.prepare({ chainId: 43113 });
    const tokens = await connected(page);
    const swap = new SwapPage(page);
    await tokens.importToken('receive', seeded['USDT.e'].address);

    await tokens.open('pay');
    await tokens.find(seeded.USDT.address);
    await tokens.rows.getByRole('button').click();
    await expect(tokens.warning.getByRole('alert')).toHaveText(/^Not the USDT.e \(Tether USD\)/);
    await tokens.warning.getByRole('button', { name: 'Cancel' }).click();
    await page.keyboard.press('Escape');

    const balance = () =>
      client.readContract({
        address: seeded['USDT.e'].address,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [ACCOUNTS.demo],
      });
    const before = await balance();
    await swap.pays.fill('1.5');
    await swap.action('Review swap').click();
    const paid = await swap.exact(swap.side(/^You pay/), 18);
    const received = await swap.exact(swap.side(/^You receive/), 6);
    expect(paid).toEqual({ raw: parseEther('1.5'), symbol: 'AVAX' });
    await swap.complete();
    expect((await balance()) - before).toBe(received.raw);
  },
);

test('TOK-06 logos are requested by address and only for visible tokens; without a logo the drawn mark stays', async ({
  page,
  problems,
  chains,
}) => {
  problems.allow(/404.*\/logos\//);
  const { 'USDC.e': usdc, QI: qi } = chains[43114].tokens;
  const asked: string[] = [];
  await configure(page, { ...PRACTICE, tokenLogoBase: '/logos' });
  await page.route('/logos/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return asked.at(-1) === `/logos/${usdc.address}/logo.png`
      ? route.fulfill({ body: PNG_FILE, contentType: 'image/png' })
      : route.fulfill({ status: 404, body: '' });
  });
  const tokens = await connected(page);
  expect(asked).toEqual([]);
  await tokens.open('receive');
  await expect(tokens.row('USDC.e').locator('img[src^="/logos/"]')).toHaveCSS('opacity', '1');
  await tokens.find('qi');
  await expect(tokens.row('QI')).toBeVisible();
  await expect(tokens.row('QI').locator('img')).toHaveCount(0);
  await expect(tokens.row('QI').locator('[data-letters="QI"]')).toBeVisible();
  expect(asked).toContain(`/logos/${qi.address}/logo.png`);
  expect(asked.length).toBeLessThan(40);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 320]) {
    test(
      `TOK-15 the dialog and its warning are accessible in ${colorScheme} at ${width} px`,
      fullOnly(colorScheme === 'light' || width === 1280),
      async ({ page, chains, wallet }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await wallet.prepare({ chainId: 43113 });
        const tokens = await connected(page);
        const { USDT, 'USDT.e': usdte } = chains[43113].tokens;
        await tokens.importToken('receive', usdte.address);
        await tokens.open('pay');
        await expect(tokens.row('USDT.e')).toContainText('1,200');
        expect(await accessibilityViolations(page)).toEqual([]);
        await tokens.find(USDT.address);
        await tokens.rows.getByRole('button').click();
        await expect(tokens.warning.getByRole('alert')).toBeVisible();
        expect(await accessibilityViolations(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      },
    );
  }
}
