import { expectLinkOnly, REFUSED_BY_POLICY } from '../../screen/stoppedPage';
import { textsIn } from '../../screen/textsIn';
import { framingPage } from '../../setup/framingPage';
import { holdLanguages } from '../../setup/holdLanguages';
import { GATEWAY } from '../../setup/hosts';
import { expect, test } from '../routes/fixtures';

test.describe('in a browser that prefers German', () => {
  test.use({ locale: 'de-AT' });

  test('LNG-01 LNG-11 REL-10 inside another page the site says in German why it does not run', async ({
    page,
    baseURL,
    problems,
  }) => {
    problems.allow(REFUSED_BY_POLICY);
    const german = await textsIn('de');
    const address = `${baseURL}/swap/?exactAmount=7#there`;
    const around = await framingPage(page, address);
    await page.goto(around.url);
    const stopped = page.frameLocator('iframe');
    await expect(stopped.locator('p')).toHaveText(german('guard.framed'));
    const link = stopped.getByRole('link', { name: german('guard.framedLink') });
    await expect(link).toHaveAttribute('href', address);
    await expect(stopped.locator('html')).toHaveAttribute('lang', 'de');
    for (const frame of page.mainFrame().childFrames()) await expectLinkOnly(frame);
    await around.close();
  });

  test('LNG-02 LNG-10 a stopped page waits a second for German, and is in English until it comes', async ({
    page,
    baseURL,
    problems,
  }) => {
    problems.allow(REFUSED_BY_POLICY);
    const [english, german] = await Promise.all([textsIn('en'), textsIn('de')]);
    const { send } = await holdLanguages(page);
    const around = await framingPage(page, `${baseURL}/swap/`);
    await page.goto(around.url);
    const stopped = page.frameLocator('iframe');
    const text = stopped.locator('p');
    await expect(text).toBeVisible();
    await expect(text).toHaveText(english('guard.framed'));
    await expect(stopped.locator('html')).toHaveAttribute('lang', 'en');
    send();
    await expect(text).toHaveText(german('guard.framed'));
    await around.close();
  });

  test('LNG-09 a stopped page whose German texts are damaged stays in English', async ({
    page,
    baseURL,
    problems,
  }) => {
    problems.allow(REFUSED_BY_POLICY, /integrity|digest/);
    const english = await textsIn('en');
    await page.route('**/locales/**', (route) =>
      route.fulfill({ json: { guard: { framed: 'All is well.', framedLink: 'Go on' } } }),
    );
    const around = await framingPage(page, `${baseURL}/swap/`);
    await page.goto(around.url);
    const stopped = page.frameLocator('iframe');
    await expect(stopped.locator('p')).toBeVisible();
    await expect(stopped.locator('p')).toHaveText(english('guard.framed'));
    await expect(stopped.getByRole('link')).toHaveText(english('guard.framedLink'));
    await around.close();
  });
});

test.describe('on a gateway, in a browser that prefers Turkish', () => {
  test.use({ host: GATEWAY, locale: 'tr' });

  test('LNG-01 LNG-11 REL-08 under /ipfs/<cid>/ the site says in Turkish why it does not run', async ({
    page,
    baseURL,
    problems,
  }) => {
    problems.allow(REFUSED_BY_POLICY);
    const turkish = await textsIn('tr');
    const origin = baseURL ?? '';
    const [cid, , ...gateway] = new URL(origin).host.split('.');
    const shared = `http://${gateway.join('.')}`;
    await page.route(`${shared}/**`, (route) => route.continue());
    await page.goto(`${shared}/ipfs/${cid}/swap/`);
    const link = page.getByRole('link', { name: turkish('guard.sharedAddressLink') });
    await expect(link).toHaveAttribute('href', `${origin}/swap/`);
    await expect(page.getByText(turkish('guard.sharedAddress'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(page).toHaveTitle(turkish('frame.brand'));
    await expectLinkOnly(page.mainFrame());
  });
});
