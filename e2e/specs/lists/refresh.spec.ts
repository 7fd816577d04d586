import type { Page } from 'playwright/test';
import { listDocument, madeUpTokens } from '@/devnet/services/lists/document';
import { PUBLIC_LISTS } from '@/devnet/services/lists/publicLists';
import { fullOnly } from '../../fullOnly';
import { TokenLists } from '../../pages/TokenLists';
import { setHidden } from '../../setup/hiddenPage';
import { addOtherNews } from '../../setup/otherNews';
import { expect, test } from '../../test';

const AB = 'ab.tokenlist.json';

/** The list AB with some more tokens. */
function grown(count: number, version: string) {
  const tokens = PUBLIC_LISTS[AB]?.tokens ?? [];
  return listDocument('AB', [...tokens, ...madeUpTokens('new', count)], version);
}

/** Asks the server for something: by then it has every request that the page sent before. */
async function roundTrip(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await fetch('/config.json', { cache: 'no-store' });
  });
}

test(
  'LST-10 a minor update of a default list is in use at once, silently',
  fullOnly(),
  async ({ page, exchange: { devnet, url } }) => {
    const lists = new TokenLists(page);
    await lists.open();
    await expect(lists.row('AB')).toContainText('186 tokens on Avalanche · version 1.0.0');
    const other = await addOtherNews(lists, devnet, url);
    devnet.lists.serve(AB, grown(1, '1.1.0'));
    other.publish();
    await lists.reopen();
    await expect(lists.row('AB')).toContainText('187 tokens on Avalanche · version 1.1.0');
    await other.expectAlone();
    await expect(lists.action('Update', 'AB')).toHaveCount(0);
  },
);

test(
  'LST-19 an open page fetches its lists again after 10 minutes, and a hidden one once it is shown',
  fullOnly(),
  async ({ page, exchange: { devnet }, problems }) => {
    // The clock jumps over the time limit of a request that is under way.
    problems.allow(/Failed to get the block number/, /Failed to send batch call/);
    const asked = () => devnet.lists.requests().filter((path) => path.endsWith(AB)).length;
    await page.clock.install();
    const lists = new TokenLists(page);
    await lists.open();
    await expect(lists.row('AB')).toContainText('version 1.0.0');
    devnet.lists.serve(AB, grown(1, '1.1.0'));
    await page.clock.fastForward('09:30');
    await roundTrip(page);
    expect(asked()).toBe(1);
    await page.clock.fastForward('00:30');
    await expect(lists.row('AB')).toContainText('187 tokens on Avalanche · version 1.1.0');
    expect(asked()).toBe(2);

    devnet.lists.serve(AB, grown(2, '1.2.0'));
    await setHidden(page, true);
    await page.clock.fastForward('20:00');
    await roundTrip(page);
    expect(asked()).toBe(2);
    await setHidden(page, false);
    await expect(lists.row('AB')).toContainText('188 tokens on Avalanche · version 1.2.0');
    expect(asked()).toBe(3);
  },
);

test(
  'LST-11 LST-15 a list of an ENS name is updated to what the name leads to now',
  fullOnly(),
  async ({ page, exchange: { devnet } }) => {
    const publish = (count: number, version: string) =>
      devnet.lists.publish(
        'lists.example',
        listDocument('Moving', madeUpTokens('own', count), version),
      );
    publish(3, '1.0.0');
    const lists = new TokenLists(page);
    await lists.open();
    await lists.addFrom('moving.eth');
    await expect(lists.row('Moving')).toContainText('version 1.0.0');
    publish(4, '1.1.0');
    await page.reload();
    await expect(lists.news).toContainText('Moving was updated to 1.1.0: 1 token added.');
    await lists.openHere();
    await expect(lists.row('Moving')).toContainText('4 tokens on Avalanche · version 1.1.0');
    await expect(lists.row('Moving')).toContainText('moving.eth');
  },
);
