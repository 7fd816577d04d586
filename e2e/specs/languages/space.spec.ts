import type { Page } from 'playwright/test';
import { LOCALES, type Locale } from '@/lib/base/i18n/locales';
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
import { crowdedParts } from '../../screen/crowdedParts';
import { cutParts } from '../../screen/cutParts';
import type { Evaluating } from '../../screen/evaluating';
import { REFUSED_BY_POLICY } from '../../screen/stoppedPage';
import { textsIn } from '../../screen/textsIn';
import { waitUntilLoaded, waitUntilStill } from '../../screen/waitUntilStill';
import { BROWSER_LANGUAGES, isEasier } from '../../setup/browserLanguages';
import { framingPage } from '../../setup/framingPage';
import { withoutListTokens } from '../../setup/withoutListTokens';
import { expect, test } from '../../test';
import { overlappingTexts } from '../frame/overlappingTexts';

/** The address of a site on a gateway, under which other sites have theirs. */
const CID = `b${'a'.repeat(58)}`;

const HEIGHT = 900;
const WIDTHS = { phones: [320, 375], header: [768, 1280] };
const ALL = [...WIDTHS.phones, ...WIDTHS.header];
const WIDE = 1280;

/** The widths where the links of the header begin to be shown, and then get more room. */
const HEADER_WIDTHS = [720, 960, WIDE];

/** What a page may still do after a change of its width. */
const SETTLES_WITHIN_MS = 10_000;

const softly = expect.configure({ soft: true, timeout: SETTLES_WITHIN_MS });

/** What the console says of a language that is missing, and of swaps that a wallet does not send. */
const CAUSED = /integrity|digest|Not enough AVAX|Internal error/;

// A plain host has no file for the address of a proposal.
test.beforeEach(({ problems }) => problems.allow(/status of 404/));

/** Each with the language that `npm test` shows it in. The full run has all. */
const AREAS: Readonly<Record<string, { screens: readonly Shown[]; tested?: Locale }>> = {
  'a swap and its dialogs': { screens: SWAP_SCREENS, tested: 'de' },
  'pools, farms and stakes': { screens: EARNING_SCREENS, tested: 'vi' },
  'the other screens': { screens: OTHER_SCREENS, tested: 'de' },
  'the other reviews and what follows them': { screens: REVIEW_SCREENS },
};

for (const locale of LOCALES)
  test.describe(`in a browser in ${BROWSER_LANGUAGES[locale]}`, () => {
    test.use({ locale: BROWSER_LANGUAGES[locale], viewport: { width: WIDE, height: HEIGHT } });

    for (const [area, { screens, tested }] of Object.entries(AREAS))
      test(
        `LNG-18 in ${locale} no text of ${area} is cut, overlaps or widens the page at any width`,
        fullOnly(locale !== tested),
        async ({ page, chains, wallet, problems }) => {
          if (screens === REVIEW_SCREENS) problems.allow(CAUSED);
          await giveSomethingOfAll(chains[43114]);
          await wallet.prepare({ isConnected: true });
          const site = new InLanguage(page, { t: await textsIn(locale), wallet });
          await page.goto('/swap/');
          await expect(site.account()).toBeVisible();
          for (const screen of screens) await expectRoom(site, screen);
        },
      );

    test(
      `LNG-18 in ${locale} no text is cut, overlaps or widens the page at any width when something fails`,
      fullOnly(locale !== 'vi'),
      async ({ page, exchange, wallet, problems }) => {
        problems.allow(...FAULTS_LOGGED);
        withoutListTokens(exchange.devnet);
        await wallet.prepare({ isConnected: true });
        const site = new InLanguage(page, { t: await textsIn(locale), wallet });
        for (const screen of FAULT_SCREENS) await expectRoom(site, screen);
      },
    );

    test(
      `LNG-18 REL-08 REL-10 in ${locale} the texts of a stopped page have room at any width`,
      fullOnly(isEasier(locale)),
      async ({ page, baseURL, problems }) => {
        problems.allow(REFUSED_BY_POLICY);
        const t = await textsIn(locale);
        const around = await framingPage(page, `${baseURL}/swap/`);
        await page.goto(around.url);
        const [framed = page.mainFrame()] = page.mainFrame().childFrames();
        await expect(framed.getByText(t('guard.framed'))).toBeVisible();
        await expectRoomAlone(page, framed);
        await around.close();

        await page.route(`/ipfs/${CID}/locales/**`, (route) =>
          route.continue({ url: route.request().url().replace(`/ipfs/${CID}`, '') }),
        );
        await page.goto(`/ipfs/${CID}/swap/`);
        await expect(page.getByText(t('guard.sharedAddress'))).toBeVisible();
        await expectRoomAlone(page, page);
      },
    );

    test(
      `LNG-18 in ${locale} the header is one line from 720 px, with and without a wallet`,
      fullOnly(isEasier(locale)),
      async ({ page, wallet }) => {
        const site = new InLanguage(page, { t: await textsIn(locale), wallet });
        await page.goto('/swap/');
        await expect(site.button('wallet.connect', site.header)).toBeEnabled();
        await expectHeaderLine(page);
        await site.connect();
        await expectHeaderLine(page);
      },
    );
  });

/** Expects the texts of a document without the frame to have room at each width. */
async function expectRoomAlone(page: Page, document: Evaluating): Promise<void> {
  for (const width of ALL) {
    await page.setViewportSize({ width, height: HEIGHT });
    await softly.poll(() => faultsOf(document), `at ${width} px`).toEqual([]);
  }
}

/** Opens a part of the site, and expects its texts to have room at each width. */
async function expectRoom(site: InLanguage, shown: Shown): Promise<void> {
  const { name, only } = shown;
  const { page } = site;
  const stays = await showPart(site, shown);
  for (const width of only ? WIDTHS[only] : ALL) {
    await page.setViewportSize({ width, height: HEIGHT });
    await waitUntilStill(page);
    await softly.poll(() => faultsOf(page), `${name} at ${width} px`).toEqual([]);
    await stays();
  }
  await page.setViewportSize({ width: WIDE, height: HEIGHT });
}

async function faultsOf(page: Evaluating): Promise<readonly string[]> {
  const faults = [
    ...(await cutParts(page)),
    ...(await overlappingTexts(page)),
    ...(await crowdedParts(page)),
  ];
  // A field is shorter than an address.
  return faults.filter((fault) => !fault.startsWith('field: 0x'));
}

/** Expects the header's parts next to each other, whole and each in one line. */
async function expectHeaderLine(page: Page): Promise<void> {
  await waitUntilLoaded(page);
  for (const width of HEADER_WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await softly.poll(() => headerFaults(page), `the header at ${width} px`).toEqual([]);
  }
}

/** The parts of the header that leave it, lie on each other, or have more than one line. */
async function headerFaults(page: Page): Promise<readonly string[]> {
  const ofHeader = await page.locator('header').evaluate((header) => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth, clientHeight } = header;
    if (scrollWidth > clientWidth) faults.push(`the header is ${scrollWidth} px wide`);
    const lowest = Number.parseFloat(getComputedStyle(header).minHeight);
    if (clientHeight > lowest) faults.push(`the header is ${clientHeight} px high`);
    const walker = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.push(`several lines: ${node.textContent}`);
    }
    return faults;
  });
  return [...ofHeader, ...(await crowdedParts(page))];
}
