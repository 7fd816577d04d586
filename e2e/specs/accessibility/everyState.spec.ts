import type { Page } from 'playwright/test';
import { giveSomethingOfAll } from '../../chain/giveSomethingOfAll';
import { fullOnly } from '../../fullOnly';
import { EARNING_SCREENS } from '../../journeys/languages/earningScreens';
import { FAULT_SCREENS, FAULTS_LOGGED } from '../../journeys/languages/faultScreens';
import { InLanguage } from '../../journeys/languages/InLanguage';
import { OTHER_SCREENS } from '../../journeys/languages/otherScreens';
import { REVIEW_SCREENS } from '../../journeys/languages/reviewScreens';
import type { Shown } from '../../journeys/languages/shown';
import { showPart } from '../../journeys/languages/showPart';
import { SWAP_SCREENS } from '../../journeys/languages/swapScreens';
import { accessibilityViolations, scrollToEnd } from '../../screen/axe';
import { measured } from '../../screen/budgets';
import { textsIn } from '../../screen/textsIn';
import { waitUntilLoaded } from '../../screen/waitUntilStill';
import { withoutListTokens } from '../../setup/withoutListTokens';
import { expect, test } from '../../test';

const HEIGHT = 900;
const WIDE = 1280;
const NARROW = 320;
const THEMES = ['light', 'dark'] as const;

/** What the console says of a language that is missing, and of swaps that a wallet does not send. */
const CAUSED = /integrity|digest|Not enough AVAX|Internal error/;

/** A counter may tick while axe looks. */
const SETTLES_WITHIN_MS = 10_000;

const softly = expect.configure({ soft: true, timeout: SETTLES_WITHIN_MS });

// A plain host has no file for the address of a proposal.
test.beforeEach(({ problems }) => problems.allow(/status of 404/));

test.use({ viewport: { width: WIDE, height: HEIGHT } });

/** What is not mended yet, by the state: React removes the title when it can't write to the page. */
const KNOWN: Readonly<Record<string, string>> = {
  'a part of the page that stopped working': 'document-title: ',
};

const AREAS = {
  'a swap and its dialogs': SWAP_SCREENS,
  'pools, farms and stakes': EARNING_SCREENS,
  'the other screens': OTHER_SCREENS,
  'the other reviews and what follows them': REVIEW_SCREENS,
};

for (const [area, screens] of Object.entries(AREAS))
  test(
    `ACC-01 each state of ${area} passes axe in both themes, at 320 and 1280 px`,
    fullOnly(),
    async ({ page, chains, wallet, problems }) => {
      if (screens === REVIEW_SCREENS) problems.allow(CAUSED);
      await giveSomethingOfAll(chains[43114]);
      await wallet.prepare({ isConnected: true });
      const site = new InLanguage(page, { t: await textsIn('en'), wallet });
      await page.goto('/swap/');
      await expect(site.account()).toBeVisible();
      await expectAccessible(site, screens);
    },
  );

test(
  'ACC-01 each state in which something fails passes axe in both themes, at 320 and 1280 px',
  fullOnly(),
  async ({ page, exchange, wallet, problems }) => {
    problems.allow(...FAULTS_LOGGED);
    withoutListTokens(exchange.devnet);
    await wallet.prepare({ isConnected: true });
    const site = new InLanguage(page, { t: await textsIn('en'), wallet });
    await expectAccessible(site, FAULT_SCREENS);
  },
);

/** Expects axe to find nothing in some parts of the site, and prints how often it looked. */
async function expectAccessible(site: InLanguage, screens: readonly Shown[]): Promise<void> {
  const { page } = site;
  let scans = 0;
  for (const shown of screens) {
    const stays = await showPart(site, shown);
    for (const width of widthsOf(shown))
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: HEIGHT });
        // The bar of a phone covers what is below it.
        if (width === NARROW) await scrollToEnd(page);
        // What comes into sight is read, and makes the page longer.
        if (width === NARROW && !shown.isBusy) {
          await waitUntilLoaded(page);
          await scrollToEnd(page);
        }
        await softly
          .poll(() => violationsOf(page, shown), `${shown.name} at ${width} px, ${colorScheme}`)
          .toEqual([]);
        scans += 1;
        await stays();
      }
    await page.setViewportSize({ width: WIDE, height: HEIGHT });
  }
  measured(`${scans} scans by axe`);
}

/** Whatever axe finds, but for what is known. */
async function violationsOf(page: Page, { name }: Shown): Promise<readonly string[]> {
  const found = await accessibilityViolations(page);
  return found.filter((violation) => !(KNOWN[name] && violation.startsWith(KNOWN[name])));
}

function widthsOf({ only }: Shown): readonly number[] {
  if (only === 'phones') return [NARROW];
  return only === 'header' ? [WIDE] : [NARROW, WIDE];
}
