import { ACCOUNTS } from '@/devnet/accounts';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { expect, test } from '../../test';

/**
 * From which width on each part of the header is there for sure. The name of the network gives way
 * to the others as soon as they need its room.
 */
const FROM = { network: 1280, png: 720, avax: 960, wallet: 0, language: 720, theme: 720 };

test('NAV-24 the header has the network, PNG, AVAX, the wallet, the language and the theme, as far as its width allows', async ({
  page,
}) => {
  const frame = new Frame(page);
  const { header } = frame;
  await page.setViewportSize({ width: 1280, height: 800 });
  await new SwapPage(page).openConnected();
  const parts = {
    network: frame.network('Avalanche'),
    png: header.getByRole('button', { name: /^PNG balance: \d/ }),
    avax: header.getByText(/^\d[\d,.]*\sAVAX$/),
    wallet: frame.account(ACCOUNTS.demo),
    language: header.getByRole('button', { name: 'Language' }),
    theme: header.getByRole('button', { name: /^Use (dark|light) theme$/ }),
  };
  for (const width of [1280, 1279, 960, 959, 720, 719, 375]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [name, part] of Object.entries(parts)) {
      const visible = width >= FROM[name as keyof typeof FROM];
      if (name === 'network' && !visible) continue;
      await expect(part, `${name} at ${width} px`).toBeVisible({ visible });
    }
  }
  // What has no room is one press away.
  await parts.wallet.click();
  for (const text of ['Avalanche', /^\d[\d,.]*\sAVAX$/, /^\d[\d,.]*\sPNG$/])
    await expect(frame.accountDialog.getByText(text).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog', { name: 'More' });
  for (const part of [/^Language/, /^Use dark theme$/, /PNG/])
    await expect(sheet.getByRole('button', { name: part })).toBeVisible();
});
