import type { Devnet } from '@/devnet/devnet';
import { type ListDocument, listDocument, madeUpTokens } from '@/devnet/services/lists/document';
import { fullOnly } from '../../fullOnly';
import { TokenLists } from '../../pages/TokenLists';
import { expect, test } from '../../test';

/** A list whose address stays the same while its publisher moves it to other content. */
type Source = {
  readonly what: string;
  readonly address: string;
  readonly publish: (devnet: Devnet, document: ListDocument) => Promise<void>;
};

const ENS: Source = {
  what: 'an ENS name whose content hash changes',
  address: 'lists.eth/list.json',
  publish: async ({ lists, names }, document) =>
    names.point('lists.eth', await lists.putOnIpfs({ 'list.json': document })),
};

const IPNS: Source = {
  what: 'an IPNS name',
  address: 'ipns://lists.example',
  publish: async ({ lists }, document) => lists.publish('lists.example', document),
};

/** The list with its first tokens. */
function moving(count: number, version: string): ListDocument {
  return listDocument('Moving', madeUpTokens('moving', count), version);
}

for (const { what, address, publish } of [ENS, IPNS])
  test(
    `LST-07 LST-08 LST-13 LST-15 LST-25 a list of ${what} is updated, goes back, is pinned, removed and added again`,
    fullOnly(),
    async ({ page, exchange: { devnet } }) => {
      test.slow();
      const lists = new TokenLists(page);
      const row = lists.row('Moving');
      await publish(devnet, moving(4, '1.0.0'));
      await lists.open();
      await lists.addFrom(address);
      await expect(row).toContainText('4 tokens on Avalanche · version 1.0.0');
      await expect(row).toContainText(address);

      await publish(devnet, moving(3, '2.0.0'));
      await lists.reopen();
      await expect(lists.news).toContainText('Moving has an update to 2.0.0: 1 token removed.');
      await expect(row).toContainText('version 1.0.0');
      await lists.openUpdates();
      await lists.updates.getByRole('button', { name: 'Accept update of Moving' }).click();
      await expect(row).toContainText('3 tokens on Avalanche · version 2.0.0');
      await lists.reopen();
      await expect(row).toContainText('3 tokens on Avalanche · version 2.0.0');

      const list = await lists.see('Moving');
      await list.getByRole('button', { name: 'Use 1.0.0' }).click();
      await page.keyboard.press('Escape');
      await expect(row).toContainText('4 tokens on Avalanche · version 1.0.0, pinned');
      await lists.reopen();
      await expect(lists.action('Update', 'Moving')).toBeVisible();
      await expect(row).toContainText('version 1.0.0, pinned');
      await lists.action('Update', 'Moving').click();
      await lists.updates.getByRole('button', { name: 'Accept update of Moving' }).click();
      await expect(row).toContainText('3 tokens on Avalanche · version 2.0.0');

      await lists.see('Moving');
      await list.getByText('Pin this version').click();
      await page.keyboard.press('Escape');
      // A list that is not pinned would take it.
      await publish(devnet, moving(5, '2.1.0'));
      await lists.reopen();
      await expect(lists.action('Update', 'Moving')).toBeVisible();
      await expect(row).toContainText('version 2.0.0, pinned');

      await lists.remove('Moving');
      await lists.reopen();
      await expect(lists.rows).toHaveCount(5);
      await lists.addFrom(address);
      await expect(row).toContainText('5 tokens on Avalanche · version 2.1.0');
      await expect(row).not.toContainText('pinned');
      await lists.see('Moving');
      await expect(list).toContainText('Up to two earlier versions are kept here.');
    },
  );

test(
  'LST-06 LST-15 ERR-17 L06 a list whose ENS name leads nowhere any more keeps its version and says why',
  fullOnly(),
  async ({ page, exchange: { devnet } }) => {
    const lists = new TokenLists(page);
    await lists.open();
    await lists.addFrom(ENS.address);
    const row = lists.row('AEB on IPFS');
    await devnet.names.point('lists.eth', undefined);
    await lists.reopen();
    await expect(row).toContainText('Failed to resolve ENS name: lists.eth');
    await expect(row).toContainText('The last good version stays.');
    await expect(row).toContainText('94 tokens on Avalanche · version 1.0.0');
  },
);
