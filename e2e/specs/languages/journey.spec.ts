import { proposalId } from '@/devnet/governance/proposals';
import { LOCALES } from '@/lib/base/i18n/locales';
import { fullOnly } from '../../fullOnly';
import { Journey } from '../../journeys/languages/Journey';
import { textsIn } from '../../screen/textsIn';
import { BROWSER_LANGUAGES, isEasier } from '../../setup/browserLanguages';
import { expect, test } from '../../test';

const PAIR = 'AVAX / PNG';

for (const locale of LOCALES)
  test.describe(`in a browser in ${BROWSER_LANGUAGES[locale]}`, () => {
    test.use({ locale: BROWSER_LANGUAGES[locale] });

    test(
      `LNG-01 LNG-05 LNG-11 LNG-15 in ${locale} a user connects, swaps, declines and supplies what is typed with the decimal sign, removes, deposits, votes and turns expert mode on by its texts`,
      fullOnly(isEasier(locale)),
      async ({ page, wallet }) => {
        const site = new Journey(page, { locale, t: await textsIn(locale), wallet });
        await page.goto('/swap/');
        await site.connect();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await site.swap();
        await site.supply();
        await site.remove(PAIR);
        await site.deposit(PAIR);
        await site.vote(proposalId('voted'));
        await site.turnExpertModeOn();
      },
    );
  });
