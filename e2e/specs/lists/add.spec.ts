import type { Page } from 'playwright/test';
import { listDocument, madeUpTokens } from '@/devnet/services/lists/document';
import { fullOnly } from '../../fullOnly';
import { TokenLists } from '../../pages/TokenLists';
import { accessibilityViolations } from '../../screen/axe';
import { configure, PRACTICE } from '../../setup/configuration';
import { expect, test } from '../../test';

const HTTPS = 'https://lists.example/own.json';
const OWN = listDocument('Own', madeUpTokens('own', 3), '1.2.3');

/** Answers for a host of lists, which a page may read only with this header. */
async function host(page: Page, url: string, document: unknown, headers = CORS): Promise<void> {
  await page.route(url, (route) => route.fulfill({ json: document, headers }));
}

const CORS: Record<string, string> = { 'access-control-allow-origin': '*' };

test(
  'LST-07 LST-14 LST-20 a list is previewed before it is added from https, and its tokens are found then and after a reload',
  fullOnly(),
  async ({ page, problems }) => {
    problems.allow(/status of 503/);
    await host(page, HTTPS, OWN);
    const lists = new TokenLists(page);
    await lists.open();
    await expect(lists.rows).toHaveCount(5);
    // Every list of the host is requested from https: the fixtures report any other request.
    await lists.look('http://lists.example/own.json');
    await expect(lists.found).toContainText(HTTPS);
    await expect(lists.found).toContainText('1.2.3');
    await expect(lists.found.getByRole('listitem')).toHaveText([/^OWN1/, /^OWN2/, /^OWN3/]);
    await expect(lists.found).toContainText('Nobody checks its tokens, and names can be copied.');
    const confirm = lists.found.getByRole('button', { name: 'Add list' });
    await expect(confirm).toBeDisabled();
    await lists.found.getByRole('button', { name: 'Cancel' }).click();
    await expect(lists.address).toHaveValue('http://lists.example/own.json');
    await expect(lists.rows).toHaveCount(5);

    await lists.addFrom(HTTPS);
    await expect(lists.rows).toHaveCount(6);
    await expect(lists.rows.first()).toContainText('3 tokens on Avalanche · version 1.2.3');
    await expect(lists.use('Own')).toBeChecked();
    await expect(lists.view).toContainText('Own is added and in use.');
    await expect(lists.view).toBeFocused();
    await lists.look(HTTPS);
    await expect(lists.view).toContainText('Own is already in your lists.');
    await expect(lists.rows).toHaveCount(6);
    await lists.back.click();
    await lists.tokens.find('own2');
    await expect(lists.tokens.row('OWN2')).toBeVisible();

    await page.unroute(HTTPS);
    await page.route(HTTPS, (route) => route.fulfill({ status: 503, headers: CORS }));
    await page.reload();
    await lists.tokens.open('receive');
    await lists.tokens.find('own2');
    await expect(lists.tokens.row('OWN2')).toBeVisible();
  },
);

test(
  'LST-14 LST-15 LST-26 lists are added from IPFS, from an ENS name and from IPNS, past a gateway that changes a byte',
  fullOnly(),
  async ({ page, exchange }) => {
    const { cid } = exchange.devnet.lists.ipfs;
    await configure(page, { ...PRACTICE, ipfsGateways: ['/gateways/flipped', '/gateways/second'] });
    const lists = new TokenLists(page);
    await lists.open();
    await lists.addFrom(`ipfs://${cid}/large.json`);
    await expect(lists.row('Large on IPFS')).toContainText('9,000 tokens on Avalanche');
    await lists.addFrom('lists.eth/list.json');
    await expect(lists.row('AEB on IPFS')).toContainText('94 tokens on Avalanche');
    await expect(lists.row('AEB on IPFS')).toContainText('lists.eth/list.json');
    await host(page, '**/gateways/flipped/ipns/lists.example', OWN);
    await lists.addFrom('ipns://lists.example');
    await expect(lists.row('Own')).toContainText('ipns://lists.example');
    const asked = exchange.devnet.lists.requests();
    expect(asked).toContain(`/gateways/flipped/ipfs/${cid}`);
    expect(asked).toContain(`/gateways/second/ipfs/${cid}`);
    const large = await lists.see('Large on IPFS');
    // Few of the 9,000 are in the page.
    expect(await large.getByRole('listitem').count()).toBeLessThan(40);
  },
);

const CHECK = 'Check its address, or tell its publisher.';
const FAILED = /^Failed to download list http.*\.json$/;

/** Lists that can't be used: the text of the error, and what to do about it. */
const REFUSED = [
  ['ERR-08 L02', 'duplicates.json', 'Duplicate tokens.', CHECK],
  ['ERR-20 L01', 'invalid.json', /^Token list failed validation: version/, CHECK],
  ['LST-18 ERR-20', 'tooMany.json', /^Token list failed validation: tokens/, CHECK],
  ['LST-18 ERR-19 L03', 'huge.json', FAILED, 'Over 2 MB'],
  ['ERR-19 L09', 'redirect.json', FAILED, 'It redirects.'],
  ['ERR-19', 'refused.json', FAILED, 'Server error 504.'],
  ['ERR-19', 'nowhere.json', FAILED, 'Not found (404). Check the link.'],
  ['ERR-19', 'page.json', FAILED, 'A web page. Ask its publisher'],
] as const;

test('ERR-08 ERR-19 ERR-20 ERR-23 LST-16 LST-18 the view shows why a list cannot be used, and does not add it', async ({
  page,
  exchange,
  problems,
}) => {
  problems.allow(/lists\/(refused|nowhere)\.json/);
  const lists = new TokenLists(page);
  await lists.open();
  for (const [id, name, text, advice] of REFUSED)
    await test.step(`${id} ${name}`, async () => {
      const address = `${exchange.url}/lists/${name}`;
      await lists.look(address);
      await expect(lists.error).toHaveText(text);
      await expect(lists.view).toContainText(advice);
      await expect(lists.address).toHaveValue(address);
      await expect(lists.add).toBeEnabled();
      await expect(lists.rows).toHaveCount(5);
    });
  expect(await accessibilityViolations(page)).toEqual([]);
});

for (const [name, text] of [
  ['nobody.eth', 'Failed to resolve ENS name: nobody.eth'],
  ['swarm.eth', 'Unrecognized codec.'],
  ['noise.eth', 'Failed to translate contenthash to URI: 0xff'],
] as const)
  test(
    `ERR-17 ERR-18 ERR-22 ERR-23 L06 the view shows why the ENS name ${name} has no list`,
    fullOnly(),
    async ({ page }) => {
      const lists = new TokenLists(page);
      await lists.open();
      await lists.look(name);
      await expect(lists.error).toHaveText(text);
      await expect(lists.address).toHaveValue(name);
      await expect(lists.rows).toHaveCount(5);
    },
  );

test(
  'ERR-19 a host that lets no other site read its list is named',
  fullOnly(),
  async ({ page, problems }) => {
    problems.allow(/CORS policy/, /lists\.example/);
    await host(page, HTTPS, OWN, { 'access-control-allow-origin': 'https://other.example' });
    const lists = new TokenLists(page);
    await lists.open();
    await lists.look(HTTPS);
    await expect(lists.error).toHaveText(`Failed to download list ${HTTPS}`);
    await expect(lists.view).toContainText('No answer, or the server blocks other sites.');
  },
);

test(
  'LST-18 L04 a list that takes more than 10 seconds is given up; the view works meanwhile, and the fetch can be stopped',
  fullOnly(),
  async ({ page, exchange }) => {
    const lists = new TokenLists(page);
    await lists.open();
    const address = `${exchange.url}/lists/slow.json`;
    await lists.look(address);
    await lists.view.getByRole('button', { name: 'Stop' }).click();
    await expect(lists.view).not.toContainText('Fetching');
    await expect(lists.address).toHaveValue(address);
    // The second press changes nothing.
    await lists.add.dblclick();
    await expect(lists.view).toContainText(`Fetching ${address}`);
    await lists.use('AEB').click();
    await expect(lists.use('AEB')).toBeChecked();
    await expect(lists.error).toHaveText(`Failed to download list ${address}`);
  },
);

test(
  'LST-21 L07 only an https, http, ipfs or ipns address and an .eth name can be added',
  fullOnly(),
  async ({ page }) => {
    const lists = new TokenLists(page);
    await lists.open();
    await expect(lists.add).toBeDisabled();
    for (const typed of [
      'ftp://a.example/',
      'javascript:alert(1)',
      'data:,{}',
      'a.example',
      'AB',
    ]) {
      await lists.address.fill(typed);
      await expect(lists.add).toBeDisabled();
      await lists.address.press('Enter');
      await expect(lists.error).toBeHidden();
    }
    for (const typed of [
      'https://a.example',
      'http://a.example',
      'ipfs://Qm',
      'ipns://a',
      'a.eth',
    ]) {
      await lists.address.fill(typed);
      await expect(lists.add).toBeEnabled();
    }
  },
);

test(
  'LST-17 a list says how many of its tokens were left out, before it is added and after',
  fullOnly(),
  async ({ page, exchange: { devnet, url } }) => {
    const [used, elsewhere, odd] = madeUpTokens('mixed', 3);
    const others = [
      { ...elsewhere, chainId: 1 },
      { ...odd, decimals: 200 },
    ];
    devnet.lists.serve('mixed.json', { ...OWN, name: 'Mixed', tokens: [used, ...others] });
    const lists = new TokenLists(page);
    await lists.open();
    await lists.look(`${url}/lists/mixed.json`);
    const leftOut =
      /Left out\s*1 token on other networks\s*Faulty\s*1 left out: decimals not from 0 to 36/;
    await expect(lists.found).toContainText(leftOut);
    await page.keyboard.press('Escape');
    await lists.addFrom(`${url}/lists/mixed.json`);
    await expect(lists.row('Mixed')).toContainText('1 token on Avalanche');
    const list = await lists.see('Mixed');
    await expect(list).toContainText(leftOut);
    await expect(list.getByRole('listitem')).toHaveText([/^MIXED1/]);
  },
);
