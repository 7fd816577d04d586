import type { Page } from 'playwright/test';
import type { Devnet } from '@/devnet/devnet';
import { fullOnly } from '../../fullOnly';
import { TokenLists } from '../../pages/TokenLists';
import { configure, PRACTICE } from '../../setup/configuration';
import { expect, test } from '../../test';

/** Uses gateways of the local exchange in this order. They have another origin than the page. */
async function useGateways(page: Page, { lists }: Devnet, names: readonly string[]) {
  const ipfsGateways = names.map((name) => `${lists.url}/gateways/${name}`);
  await configure(page, { ...PRACTICE, ipfsGateways });
}

/** The requests to gateways, in order, without those for the lists of the site. */
function asked({ lists }: Devnet): readonly string[] {
  return lists.requests().filter((path) => path.startsWith('/gateways/'));
}

for (const [what, bad] of [
  ['lets no other site read its answers', 'noCors'],
  ['changes a byte', 'flipped'],
  ['answers 500', '500'],
  ['answers 504', '504'],
] as const)
  test(
    `LST-14 LST-26 L05 a list comes from the next gateway when one ${what}`,
    fullOnly(),
    async ({ page, problems, exchange: { devnet } }) => {
      if (bad !== 'flipped') problems.allow(new RegExp(`/gateways/${bad}/`));
      const { cid } = devnet.lists.ipfs;
      await useGateways(page, devnet, [bad, 'second']);
      const lists = new TokenLists(page);
      await lists.open();
      await lists.addFrom(`ipfs://${cid}/large.json`);
      await expect(lists.row('Large on IPFS')).toContainText('9,000 tokens on Avalanche');
      const [first, next, ...others] = asked(devnet);
      expect([first, next]).toEqual([
        `/gateways/${bad}/ipfs/${cid}`,
        `/gateways/second/ipfs/${cid}`,
      ]);
      // The parts of the file. A gateway that has failed is not asked for them.
      expect(others.length).toBeGreaterThanOrEqual(3);
      for (const path of others) expect(path).toMatch(/^\/gateways\/second\//);
    },
  );

test(
  'LST-14 LST-18 L04 a list comes from the next gateway when one does not answer in its part of the 10 seconds',
  fullOnly(),
  async ({ page, exchange: { devnet } }) => {
    const { cid } = devnet.lists.ipfs;
    await page.clock.install();
    await useGateways(page, devnet, ['silent', 'second']);
    const lists = new TokenLists(page);
    await lists.open();
    await lists.look(`ipfs://${cid}/list.json`);
    await expect.poll(() => asked(devnet)).toEqual([`/gateways/silent/ipfs/${cid}`]);
    await page.clock.fastForward(5_000);
    await expect(lists.found).toContainText('AEB on IPFS');
    expect(asked(devnet).slice(1)).toContain(`/gateways/second/ipfs/${cid}`);
  },
);

test(
  'LST-26 ERR-19 a list that every gateway changes is not added',
  fullOnly(),
  async ({ page, exchange: { devnet } }) => {
    const address = `ipfs://${devnet.lists.ipfs.cid}/list.json`;
    await useGateways(page, devnet, ['flipped']);
    const lists = new TokenLists(page);
    await lists.open();
    await lists.look(address);
    await expect(lists.error).toHaveText(`Failed to download list ${address}`);
    await expect(lists.rows).toHaveCount(5);
  },
);
