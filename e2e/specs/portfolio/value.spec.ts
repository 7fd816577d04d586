import { parseEther, parseUnits } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { giveStake } from '@/devnet/farms/stakes';
import { mineMany } from '@/devnet/node/mineMany';
import { mint } from '@/devnet/tokens/mint';
import { giveLiquidity } from '../../chain/liquidity';
import { supply } from '../../chain/market';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { accessibilityViolations } from '../../screen/axe';
import { expectFits } from '../../screen/expectFits';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';

const { demo } = ACCOUNTS;
const AVAX_CENTS = 2_000n;
/** What the demo account holds besides AVAX, at the prices of the local exchange, in cents. */
const TOKENS_CENTS = 15_960_00n;

test('PTF-01 PTF-02 PTF-03 PTF-05 the panel of the account has the value of all it has, and each part leads to its screen', async ({
  page,
  chains,
}) => {
  // 3 percent of a pool of 800,000 dollars, and 2,000 of its 200,000 tokens.
  await giveLiquidity(chains[43114], ['WAVAX', 'PNG'], 3n);
  await giveStake(chains[43114], rewardPlace('WAVAX_PNG_V2'), {
    account: demo,
    amount: parseEther('2000'),
  });
  // Rewards are read seldom: the first read must find some.
  await mineMany(chains[43114], 2);
  const { panel, part, tokens } = await openPanel(page);
  const held = TOKENS_CENTS + (await avaxCents(chains[43114]));
  await expect(tokens).toHaveText(`Tokens16 tokens${dollars(held)}`);
  await expect(part('Liquidity')).toHaveText('Liquidity1 position$24,000.00');
  await expect(part('Farms')).toHaveText('Farms1 deposit$8,000.00');
  await expect(part('Stakes')).toHaveText('Stakes$0.00');
  await expect(panel).toContainText(dollars(held + 24_000_00n + 8_000_00n));
  await expect(panel).toContainText('24 h – · 2 items without a price are not counted');
  for (const [name, href] of [
    ['Liquidity', '/pool/'],
    ['Farms', '/png/2/'],
    ['Stakes', '/stake/0/'],
    ['To claim', '/png/2/'],
  ] as const)
    await expect(part(name)).toHaveAttribute('href', href);
  expect(await accessibilityViolations(page)).toEqual([]);
  await part('Stakes').click();
  await expect(page).toHaveURL(/\/stake\/0\/$/);
  await expect(panel).toBeHidden();
});

test('PTF-02 the tokens are listed by value, the small ones on demand, and each leads to its swap', async ({
  page,
}) => {
  const { panel, tokens } = await openPanel(page);
  await expect(tokens).toContainText('16 tokens');
  await tokens.focus();
  await page.keyboard.press('Enter');
  const rows = panel.getByRole('link').filter({ has: page.locator('bdi') });
  await expect(rows).toHaveCount(14);
  await expect(rows.nth(0)).toContainText('AVAX');
  await expect(rows.nth(1)).toHaveText('WBTC.e0.05$3,000.00');
  await panel.getByRole('button', { name: '2 small or uncounted tokens' }).click();
  await expect(rows).toHaveCount(16);
  await expect(rows.filter({ hasText: 'QI' })).toContainText('No dollar price');
  expect(await accessibilityViolations(page)).toEqual([]);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page);
  }
  await rows.filter({ hasText: 'LINK.e' }).click();
  await expect(page).toHaveURL(/\/swap\/\?inputCurrency=0x/);
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Token to pay: LINK.e' }),
  ).toBeVisible();
  await expect(panel).toBeHidden();
});

test('PTF-04 a token that anybody made counts only up to half of its pool', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const { address, decimals } = chain.tokens.B32;
  // One dollar each, in a pool of 16,000 dollars.
  await supply(chain, ['WAVAX', 'B32'], ['300', '6000']);
  await saveSettings(page, {
    tokens: {
      43113: {},
      43114: {
        [address]: { type: 'token', chainId: 43114, address, decimals, symbol: 'B32', name: 'B32' },
      },
    },
  });
  const { panel, tokens } = await openPanel(page);
  const counted = TOKENS_CENTS + (await avaxCents(chain)) + 100_00n;
  await expect(tokens).toHaveText(`Tokens17 tokens${dollars(counted)}`);
  const amount = parseUnits('1000000', decimals);
  await mint(chain.client, { token: address, to: demo, amount });
  await expect(tokens).toHaveText(`Tokens17 tokens${dollars(counted - 100_00n)}`);
  await expect(panel).toContainText(
    '2 items without a price are not counted · 1 token of doubtful value is not counted',
  );
});

/** Opens the panel of the demo account. */
async function openPanel(page: ConstructorParameters<typeof Frame>[0]) {
  const frame = new Frame(page);
  await new SwapPage(page).openConnected();
  await frame.account(demo).click();
  const panel = frame.accountDialog;
  return {
    panel,
    part: (name: string) => panel.getByRole('link', { name }),
    tokens: panel.getByRole('button', { name: /^Tokens/ }),
  };
}

/** The value of the demo account's AVAX in cents, to the nearest. */
async function avaxCents({ client }: DevnetChain): Promise<bigint> {
  const wei = await client.getBalance({ address: demo });
  return (wei * AVAX_CENTS + parseEther('0.5')) / parseEther('1');
}

function dollars(cents: bigint): string {
  const whole = (cents / 100n).toLocaleString('en-US');
  return `$${whole}.${(cents % 100n).toString().padStart(2, '0')}`;
}
