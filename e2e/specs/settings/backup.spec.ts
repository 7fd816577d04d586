import type { Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { listDocument, madeUpTokens } from '@/devnet/services/lists/document';
import { setClockToNow } from '../../chain/clock';
import { fullOnly } from '../../fullOnly';
import { BackupDialog } from '../../pages/BackupDialog';
import { SettingsPanel } from '../../pages/SettingsPanel';
import { SwapPage } from '../../pages/SwapPage';
import { TokenLists } from '../../pages/TokenLists';
import { accessibilityViolations } from '../../screen/axe';
import { OWN_NODE, serveOwnNode } from '../../setup/ownNode';
import { saveSettings } from '../../setup/savedSettings';
import { historyText, openWithHistory, remembered } from '../../setup/storedTransactions';
import { expect, test } from '../../test';

const HASH = `0x${'7'.repeat(64)}` as const;

/** Everything that the page has stored as text. */
function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('pangolin.'))),
  );
}

/** The text of a backup with these parts. */
function backup(parts: object): string {
  return JSON.stringify({ app: 'pangolin', version: 1, ...parts });
}

const CARELESS = {
  userSlippageTolerance: 4000,
  userDeadline: 86_400,
  userExpertMode: true,
  approvalSize: 'unlimited',
  loadsOtherLogos: true,
  userDarkMode: true,
};

test(
  'PNL-13 settings, lists and history of one device move to another in a file',
  fullOnly(),
  async ({ page, browser, exchange: { devnet, url } }) => {
    devnet.lists.serve('mine.json', listDocument('Mine', madeUpTokens('mine', 1)));
    const mine = `${url}/lists/mine.json`;
    await openWithHistory(page, historyText([remembered(HASH, 7)]));
    const lists = new TokenLists(page);
    await lists.openHere();
    await lists.addFrom(mine);
    await page.goto('/swap/');
    await new SettingsPanel(page).setSlippage('0.3');
    const backups = new BackupDialog(page);
    await backups.open();
    const text = await backups.exported();
    expect(text).toContain(ACCOUNTS.demo);
    await expect(
      backups.dialog.getByText(/^pangolin-backup-[\d-]+\.json was downloaded/),
    ).toBeVisible();

    const other = await browser.newContext({ baseURL: url });
    const newPage = await other.newPage();
    const imports = new BackupDialog(newPage);
    await newPage.goto('/swap/');
    await imports.open();
    await imports.choose(text);
    await expect(imports.change('Slippage tolerance: 0.5% → 0.3%')).toBeChecked();
    await expect(imports.change('Add 1 transaction')).toBeChecked();
    const list = imports.change(`Add and use the list ${mine}`);
    await expect(list).not.toBeChecked();
    await list.check();
    await expect(imports.changes).toHaveCount(3);
    await imports.import.click();
    await expect(imports.dialog.getByText('3 changes imported.')).toBeVisible();
    await newPage.reload();
    const settings = new SettingsPanel(newPage);
    await settings.open();
    await expect(settings.slippage).toHaveValue('0.3');
    await settings.close();
    const newLists = new TokenLists(newPage);
    await newLists.openHere();
    await expect(newLists.row('Mine')).toContainText('version 1.0.0');
    await expect(newLists.use('Mine')).toBeChecked();
    expect((await stored(newPage))['pangolin.transactions']).toContain(HASH);
    await other.close();
  },
);

test(
  'PNL-13 less safe settings are off in an import; expert mode is never imported; Cancel changes nothing',
  fullOnly(),
  async ({ page }) => {
    await saveSettings(page, { userSlippageTolerance: 50, approvalSize: 'exact' });
    const backups = new BackupDialog(page);
    await page.goto('/swap/');
    await backups.open();
    const before = await stored(page);
    const recipients = [
      { chainId: 43114, account: ACCOUNTS.demo, recipient: ACCOUNTS.second, sentTime: 1 },
    ];
    await backups.choose(
      backup({ settings: CARELESS, recipients, endpoints: { 43114: OWN_NODE } }),
    );
    for (const risky of [
      'Slippage tolerance: 0.5% → 40%',
      'Transaction deadline: 60 min → 1,440 min',
      'Approvals: only the amount needed → unlimited',
      'Logos from other sites: off → on',
      `Network endpoint for Avalanche: the exchange's → ${OWN_NODE}`,
      'Add 1 address you sent to.',
    ])
      await expect(backups.change(risky)).not.toBeChecked();
    await expect(backups.change('Theme: system → dark')).toBeChecked();
    await expect(backups.changes).toHaveCount(7);
    await expect(backups.dialog.getByText(/^Expert mode stays off/)).toBeVisible();
    expect(await stored(page)).toEqual(before);
    await backups.change('Slippage').check();
    await backups.cancel.click();
    await expect(backups.changes).toHaveCount(0);
    expect(await stored(page)).toEqual(before);

    await backups.choose(backup({ settings: CARELESS }));
    await backups.import.click();
    await expect(backups.dialog.getByText('1 change imported.')).toBeVisible();
    expect(await new SettingsPanel(page).stored()).toMatchObject({
      userDarkMode: true,
      userSlippageTolerance: 50,
      userExpertMode: false,
      approvalSize: 'exact',
    });
  },
);

test(
  'PNL-13 an imported endpoint is used once it has passed its check, or else the reason is shown',
  fullOnly(),
  async ({ page, exchange, chains, problems }) => {
    problems.allow(/node\.example/);
    await setClockToNow(chains[43114]);
    const node = await serveOwnNode(page, exchange.url);
    node.answer = (route) => route.abort('connectionrefused');
    const backups = new BackupDialog(page);
    await page.goto('/swap/');
    await backups.open();
    const text = backup({ endpoints: { 43114: OWN_NODE } });
    await backups.choose(text);
    await expect(backups.import).toBeDisabled();
    await backups.change('Network endpoint').check();
    await backups.import.click();
    await expect(
      backups.dialog.getByText(/^Your endpoint for Avalanche is not used: No answer/),
    ).toBeVisible();
    expect((await stored(page))['pangolin.endpoints']).toBeUndefined();
    node.answer = undefined;
    await backups.choose(text);
    await backups.change('Network endpoint').check();
    await backups.import.click();
    await expect(backups.dialog.getByText('1 change imported.')).toBeVisible();
    expect((await stored(page))['pangolin.endpoints']).toContain(OWN_NODE);
    expect(await backups.exported()).not.toContain('node.example');
    await backups.withEndpoints.check();
    expect(await backups.exported()).toContain(OWN_NODE);
  },
);

for (const { what, text, says } of [
  { what: 'is not JSON', text: '{"app":', says: /or incomplete/ },
  {
    what: 'is of another app',
    text: '{"app":"other"}',
    says: 'Not a Pangolin backup.',
  },
  {
    what: 'is of a newer version',
    text: '{"app":"pangolin","version":99}',
    says: /^From a newer version/,
  },
  { what: 'is too large', text: ' '.repeat(5_000_001), says: /^Over 5\sMB/ },
])
  test(
    `PNL-13 a file that ${what} says so in place and changes nothing`,
    fullOnly(),
    async ({ page }) => {
      const backups = new BackupDialog(page);
      await page.goto('/swap/');
      await backups.open();
      const before = await stored(page);
      await backups.choose(text);
      await expect(backups.error).toHaveText(says);
      expect(await stored(page)).toEqual(before);
      await backups.choose(backup({ settings: { userDarkMode: 'x' } }));
      await expect(backups.error).toBeHidden();
      await expect(backups.dialog.getByText('Nothing: this device has it all.')).toBeVisible();
      await expect(backups.dialog.getByText('Left out, unreadable: 1 setting.')).toBeVisible();
      await expect(backups.import).toBeDisabled();
    },
  );

test(
  'PNL-13 S04 a hostile file neither asks for anything nor changes anything before it is agreed to',
  fullOnly(),
  async ({ page }) => {
    const backups = new BackupDialog(page);
    const asked: string[] = [];
    await new SwapPage(page).open();
    await backups.open();
    const before = await stored(page);
    page.on('request', (request) => asked.push(request.url()));
    const lists = Array.from({ length: 40 }, (_, n) => ({
      url: `https://evil.example/${n}/${'x'.repeat(900)}`,
      isInUse: true,
      isPinned: false,
    }));
    const tokens = Array.from({ length: 500 }, (_, n) => ({
      type: 'token',
      chainId: 43114,
      address: `0x${n.toString(16).padStart(40, '1')}`,
      decimals: 6,
      symbol: '<img src=x onerror=alert(1)>',
      name: 'USD Coin',
    }));
    const text = `{"__proto__":{"polluted":1},${backup({ lists, tokens }).slice(1)}`;
    await backups.choose(text);
    await expect(backups.changes).toHaveCount(41);
    await expect(backups.import).toBeDisabled();
    const overflow = await backups.dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(overflow).toBe(0);
    expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
    expect(await stored(page)).toEqual(before);
  },
);

for (const [colorScheme, width] of [
  ['light', 320],
  ['dark', 320],
  ['light', 375],
  ['dark', 1280],
] as const)
  test(
    `PNL-13 the backup is accessible in the ${colorScheme} theme at ${width} px, and works by keyboard`,
    fullOnly(),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const backups = new BackupDialog(page);
      const settings = new SettingsPanel(page);
      await page.goto('/swap/');
      await settings.open();
      const opener = settings.dialog.getByRole('button', { name: 'Export or import' });
      await opener.press('Enter');
      await expect(backups.download).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
      const choosing = page.waitForEvent('filechooser');
      await backups.dialog.getByRole('button', { name: 'Choose a file' }).press('Enter');
      await (await choosing).setFiles({
        name: 'backup.json',
        mimeType: 'application/json',
        buffer: Buffer.from(backup({ settings: CARELESS, endpoints: { 43114: OWN_NODE } })),
      });
      await expect(backups.changes).not.toHaveCount(0);
      expect(await accessibilityViolations(page)).toEqual([]);
      await backups.change('Slippage').press('Space');
      await expect(backups.change('Slippage')).toBeChecked();
      const overflow = await backups.dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(overflow).toBe(0);
      await backups.import.press('Enter');
      await expect(backups.dialog.getByText(/changes? imported/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(backups.dialog).toBeHidden();
      await expect(opener).toBeFocused();
    },
  );
