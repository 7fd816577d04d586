import { formatEther, parseEther } from 'viem';
import { storedProposal } from '@/devnet/governance/governance.setup';
import { storeCount, storeTime } from '@/devnet/governance/governanceStorage';
import { PEOPLE } from '@/devnet/governance/people';
import { PROPOSAL_NAMES, type ProposalName, proposalId } from '@/devnet/governance/proposals';
import { GRANTS } from '@/devnet/governance/proposedCalls';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { fullOnly } from '../../fullOnly';
import { GovernancePage } from '../../pages/GovernancePage';
import { accessibilityViolations } from '../../screen/axe';
import { configure, PRACTICE } from '../../setup/configuration';
import { expect, test } from '../../test';

const TITLES = {
  voted: 'Start the third season of grants and lengthen the timelock',
  expired: 'Untitled',
} as const satisfies Partial<Record<ProposalName, string>>;

/** The badge of each state, by its colour. */
const BADGES = {
  executed: ['Executed', 'green'],
  defeated: ['Defeated', 'red'],
  canceled: ['Canceled', 'grey'],
  expired: ['Expired', 'grey'],
  succeeded: ['Succeeded', 'green'],
  executable: ['Queued', 'grey'],
  voted: ['Active', 'blue'],
  pending: ['Pending', 'blue'],
} as const satisfies Partial<Record<ProposalName, readonly [string, string]>>;

// A plain host has no file for the address of one proposal.
test.beforeEach(({ problems }) => problems.allow(/status of 404/));

test('GOV-01 GOV-05 GOV-07 GOV-08 NAV-10 the list has every proposal with its title and state, the newest first, and leads to each', async ({
  page,
}) => {
  const governance = new GovernancePage(page);
  await governance.openList();
  await expect(governance.rows).toHaveCount(PROPOSAL_NAMES.length);
  const hrefs = await governance.rows
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    PROPOSAL_NAMES.map((_name, index) => `/vote/${PROPOSAL_NAMES.length - index}/`),
  );
  for (const [name, title] of Object.entries(TITLES))
    await expect(governance.row(proposalId(name as ProposalName))).toContainText(title);
  for (const [name, [label, tone]] of Object.entries(BADGES)) {
    const badge = governance.row(proposalId(name as ProposalName)).locator('[data-tone]');
    await expect(badge).toHaveText(label);
    await expect(badge).toHaveAttribute('data-tone', tone);
  }
  await expect(governance.main).toContainText('Proposing needs more than 1,000,000 votes.');
  expect(await accessibilityViolations(page)).toEqual([]);

  await governance.row(proposalId('voted')).getByRole('link').click();
  await expect(page).toHaveURL(/\/vote\/11\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.voted);
  await page.getByRole('link', { name: 'All proposals' }).click();
  await expect(governance.rows).toHaveCount(PROPOSAL_NAMES.length);
});

test('GOV-04 GOV-06 GOV-09 GOV-10 the screen of a proposal has its state, times, votes, calls, text, proposer and creation', async ({
  page,
  chains,
}) => {
  const id = proposalId('voted');
  const { startTime, endTime, forVotes, againstVotes } = await storedProposal(chains[43114], id);
  const governance = new GovernancePage(page);
  await governance.open(id);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.voted);
  const time = (seconds: bigint) =>
    new Intl.DateTimeFormat('en-US', {
      ...{ year: 'numeric', month: 'short', day: 'numeric' },
      ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
    }).format(Number(seconds) * 1000);
  await expect(governance.figure(governance.main, 'Voting started')).toHaveText(time(startTime));
  await expect(governance.figure(governance.main, 'Voting ends')).toContainText(time(endTime));
  const sides = [
    ['For', forVotes],
    ['Against', againstVotes],
  ] as const;
  for (const [term, votes] of sides) {
    const figure = governance.figure(governance.main, term).first();
    expect((await governance.exact(figure))?.replaceAll(',', '')).toBe(`${formatEther(votes)} PNG`);
    const percent = Math.round((Number(votes) * 100) / Number(forVotes + againstVotes));
    await expect(figure).toContainText(`${percent}%`);
  }
  // The calls, with the simulation of each.
  await expect(governance.calls.getByRole('listitem')).toHaveCount(3);
  const [pay, paySelected, setDelay] = await governance.calls.getByRole('listitem').all();
  if (!pay || !paySelected || !setDelay) throw new TypeError('No calls');
  await expect(pay).toContainText('transfer(address,uint256)');
  await expect(governance.figure(pay, 'Contract').getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(EXCHANGE_ADDRESSES[43114].communityTreasury, 'i'),
  );
  await expect(pay.getByRole('link', { name: GRANTS })).toBeVisible();
  await expect(pay).toContainText(parseEther('180000').toString());
  await expect(paySelected).toContainText(parseEther('20000').toString());
  await expect(setDelay).toContainText('setDelay(uint256)');
  await expect(governance.calls.getByRole('status')).toHaveCount(0);
  await expect(governance.calls.getByRole('listitem').first()).toContainText(/Succeeds|Fails/);
  // The text is formatted, and has no heading of the first level in addition to the page's own.
  await expect(governance.overview.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const proposer = governance.main.getByRole('link', { name: PEOPLE.ada });
  await expect(proposer).toHaveAttribute('href', new RegExp(PEOPLE.ada, 'i'));
  await expect(
    governance.figure(governance.main, 'Creation transaction').getByRole('link'),
  ).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test(
  'GOV-23 a call that would revert says why, and one that depends on another says so',
  fullOnly(),
  async ({ page }) => {
    const governance = new GovernancePage(page);
    await governance.open(proposalId('reverting'));
    await expect(governance.calls).toContainText(/Fails: .*exceeds balance/);
    await governance.open(proposalId('succeeded'));
    await expect(governance.calls.getByRole('listitem').nth(0)).toContainText('Succeeds');
    await expect(governance.calls.getByRole('listitem').nth(1)).toContainText(
      'Succeeds after earlier calls',
    );
    await governance.open(proposalId('executed'));
    await expect(governance.calls.getByText('If executed now')).toHaveCount(0);
  },
);

test('GOV-05 GOV-25 P08 hostile text runs nothing and loads nothing; a proposal without text says so', async ({
  page,
}) => {
  const governance = new GovernancePage(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await governance.open(proposalId('canceled'));
  await expect(governance.overview.locator('p').first()).toBeVisible();
  for (const term of ['Planned voting start', 'Planned voting end'])
    await expect(page.getByText(term)).toBeVisible();
  await expect(governance.overview.locator('img, script, iframe, svg, style, form')).toHaveCount(0);
  for (const link of await governance.overview.getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
  expect(await page.evaluate('window.attacked')).toBeUndefined();
  const origin = new URL(page.url()).origin;
  expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
  await governance.open(proposalId('expired'));
  await expect(governance.overview).toContainText('No description.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled');
});

test(
  'GOV-19 GOV-20 GOV-21 without the block subgraph the texts are found by the times of blocks, and are kept',
  fullOnly(),
  async ({ page, chains, exchange }) => {
    const { blocksUrl: _, ...without } = PRACTICE;
    await configure(page, without);
    const governance = new GovernancePage(page);
    const { proxy } = chains[43114];
    await governance.open(proposalId('voted'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.voted);
    expect(exchange.devnet.blocks.requests()).toEqual([]);
    const { methods } = proxy.traffic();
    expect(methods.eth_getLogs).toBe(1);
    expect(methods.eth_getBlockByNumber).toBeGreaterThan(0);
    proxy.resetTraffic();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.voted);
    expect(proxy.traffic().methods.eth_getLogs).toBeUndefined();
  },
);

test('GOV-03 GOV-24 P10 without logs, votes and calls stay, and only the text is missing', async ({
  page,
  chains,
  problems,
}) => {
  problems.allow(/Failed to load the text/, /block subgraph/);
  chains[43114].proxy.add({
    methods: ['eth_getLogs'],
    fault: { type: 'rpcError', code: -32000, message: 'requested too many blocks' },
  });
  const governance = new GovernancePage(page);
  await governance.open(proposalId('voted'));
  await expect(governance.overview).toContainText('Description unavailable');
  await expect(governance.calls).toContainText('setDelay(uint256)');
  await expect(governance.figure(governance.main, 'For').first()).toContainText('%');
  await page.getByRole('link', { name: 'All proposals' }).click();
  await expect(governance.rows).toHaveCount(PROPOSAL_NAMES.length);
  await expect(governance.row(proposalId('voted'))).toContainText('Title unavailable');
  await expect(governance.main.getByText('No proposals found.')).toHaveCount(0);
});

test('NAV-10 an unknown id is reported, without a wallet and after a reload', async ({ page }) => {
  for (const id of ['99', '0', 'abc']) {
    await page.goto(`/vote/${id}/`);
    await expect(page.getByText('No such proposal.')).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText('No such proposal.')).toBeVisible();
});

test(
  'GOV-03 a list without proposals says so, and one whose governor cannot be read does not',
  fullOnly(),
  async ({ page, chains, problems }) => {
    problems.allow(/busy/);
    const governance = new GovernancePage(page);
    const none = governance.main.getByText('No proposals found.');
    await storeCount(chains[43114], 0n);
    await page.goto('/vote/');
    await expect(none).toBeVisible();
    await storeCount(chains[43114], BigInt(PROPOSAL_NAMES.length));
    const { proxy } = chains[43114];
    proxy.add({
      methods: ['eth_call'],
      fault: { type: 'rpcError', code: -32000, message: 'busy' },
    });
    await page.goto('/vote/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Governance');
    await expect(governance.main).toContainText("The proposals can't be loaded. Retrying.");
    await expect(none).toHaveCount(0);
    proxy.clear();
    await expect(governance.rows).toHaveCount(PROPOSAL_NAMES.length);
  },
);

test(
  'GOV-11 P11 contradictory times open no vote, and the screen does not call it over',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    // The log of its creation has another time.
    problems.allow(/NoCreationLogError/);
    const id = proposalId('voted');
    const { startTime } = await storedProposal(chains[43114], id);
    await storeTime(chains[43114], id, { name: 'startTime', seconds: startTime + 100n * 86_400n });
    await wallet.prepare({ isConnected: true });
    const governance = new GovernancePage(page);
    await governance.open(id);
    await expect(governance.ownVote).toContainText(/Voting (has not started|is not open now)\./);
    await expect(governance.choices).toHaveCount(0);
  },
);
