import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { claimAirdrop, closeAirdrop } from '@/devnet/airdrop/airdropStates';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { changesBy } from '../../chain/balances';
import { fullOnly } from '../../fullOnly';
import { AirdropPage } from '../../pages/AirdropPage';
import { countPieces, type Drawn } from '../../screen/confettiPieces';
import { expect, test } from '../../test';
import { DECLINED } from '../../wallets/declined';
import { countOf } from '../../wallets/wallet';

const { airdrop } = EXCHANGE_ADDRESSES[43114];
const SEND = 'eth_sendTransaction';
const CLAIM = 'Claim 1,234 PNG';
const NOT_ALLOWED = 'Airdrop::claim: Claiming is not allowed';

/** Expects all pieces in the first frame that draws, and never more than in the frame before. */
async function expectOneBurst(drawn: Drawn): Promise<void> {
  await expect.poll(async () => (await drawn()).length).toBeGreaterThan(3);
  const frames = await drawn();
  expect(frames[0]).toBe(400);
  expect(frames).toEqual(frames.toSorted((a, b) => b - a));
}

test('AIR-01 AIR-05 AIR-06 AIR-11 a claim shows its amount, is reviewed, pays it to the last digit, and is celebrated once', async ({
  page,
  chains,
  wallet,
}) => {
  await wallet.prepare({ isConnected: true });
  const drawn = await countPieces(page);
  const claim = new AirdropPage(page);
  await claim.open();
  await expect(claim.card.getByRole('heading', { name: 'You can claim' })).toBeVisible();
  expect(await claim.exact(claim.card)).toBe(parseEther('1234'));
  // 20 cents each.
  await expect(claim.card.getByText('$246.80')).toBeVisible();
  expect(await claim.exact(claim.balance(claim.card, 'UNI'))).toBe(parseEther('3'));
  await claim.action(CLAIM).click();
  await expect(claim.review).toContainText('1,234 PNG');
  await expect(claim.review).toContainText(airdrop);
  expect(await countOf(wallet, SEND)).toBe(0);

  const [received] = await changesBy(chains[43114], ['PNG'], () => claim.complete());
  expect(received).toBe(parseEther('1234'));
  await expect(claim.review).toContainText('Claimed 1,234 PNG from the airdrop');
  await expectOneBurst(drawn);
  await expect(claim.review.getByRole('button', { name: 'Add PNG to your wallet' })).toBeVisible();
  await claim.close();
  await expect(claim.card).toContainText('This account has claimed 1,234 PNG');
  await expect(claim.action(/Claim/)).toHaveCount(0);
  const sent = (await wallet.requests()).filter(({ method }) => method === SEND);
  expect(sent).toHaveLength(1);
  await expect(claim.card.getByRole('link', { name: 'View on explorer' })).toHaveAttribute(
    'href',
    /\/tx\/0x[0-9a-f]{64}$/,
  );
  await expect(claim.action('Add PNG to your wallet')).toBeVisible();
  await expect(claim.card.getByRole('link', { name: 'Delegate your votes' })).toHaveAttribute(
    'href',
    '/vote/',
  );

  await page.reload();
  await expect(claim.card).toContainText('This account has claimed 1,234 PNG');
  expect(await drawn()).toEqual([]);
  await closeAirdrop(chains[43114]);
  await expect(claim.card).toContainText('The claim period has ended.');
  await expect(claim.card).toContainText('This account has claimed 1,234 PNG');
});

test('AIR-07 under prefers-reduced-motion there is no confetti', async ({ page, wallet }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await wallet.prepare({ isConnected: true });
  const drawn = await countPieces(page);
  const claim = new AirdropPage(page);
  await claim.open();
  await claim.action(CLAIM).click();
  await claim.complete();
  await claim.close();
  await expect(claim.card).toContainText('This account has claimed 1,234 PNG');
  await expect(page.locator('canvas')).toHaveCount(0);
  expect(await drawn()).toEqual([]);
});

test('AIR-05 ERR-47 a claim declined in the wallet is not a failure, and a waiting one is shown as loading', async ({
  page,
  wallet,
}) => {
  await wallet.prepare({ isConnected: true });
  const claim = new AirdropPage(page);
  await claim.open();
  await claim.action(CLAIM).click();
  await wallet.act('rejectNext', SEND);
  await claim.reviewed('Confirm claim').click();
  await expect(claim.review.getByText(DECLINED)).toBeVisible();
  await claim.close();
  await expect(claim.action(CLAIM)).toBeEnabled();

  await wallet.act('hangNext', SEND);
  await claim.action(CLAIM).click();
  await claim.reviewed('Confirm claim').click();
  await expect(claim.review.getByText('Confirm in your wallet.')).toBeVisible();
  await claim.close();
  const waits = claim.card.getByRole('list', { name: 'In progress' });
  await expect(waits).toContainText('Claim 1,234 PNG from the airdrop');
});

test("ERR-49 a claim whose estimate fails shows the message of the error's data on the claim button", async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  problems.allow(/console: /);
  await wallet.prepare({ isConnected: true });
  const claim = new AirdropPage(page);
  await claim.open();
  await claim.action(CLAIM).click();
  await expect(claim.reviewed('Confirm claim')).toBeEnabled();
  chains[43114].proxy.add({
    fault: { type: 'rpcError', code: -32603, message: 'Internal', data: { message: NOT_ALLOWED } },
    methods: ['eth_estimateGas'],
  });
  await claim.reviewed('Confirm claim').click();
  await expect(claim.review.getByRole('alert')).toContainText(NOT_ALLOWED);
  await claim.close();
  await expect(claim.action(NOT_ALLOWED)).toBeEnabled();
  await expect(claim.card).toContainText('Your PNG stays listed.');
  expect(await countOf(wallet, SEND)).toBe(0);

  chains[43114].proxy.clear();
  await claim.action(NOT_ALLOWED).click();
  await claim.complete();
});

test(
  'ERR-49 AIR-02 closing the airdrop during a review shows the reason on its button, and the end behind it',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    await wallet.prepare({ isConnected: true });
    const claim = new AirdropPage(page);
    await claim.open();
    await claim.action(CLAIM).click();
    await expect(claim.reviewed('Confirm claim')).toBeEnabled();
    await closeAirdrop(chains[43114]);
    await expect(claim.reviewed(NOT_ALLOWED)).toBeDisabled();
    await claim.close();
    await expect(claim.card).toContainText('Claiming has ended, or not begun');
    await expect(claim.action(/Claim/)).toHaveCount(0);
    expect(await countOf(wallet, SEND)).toBe(0);
  },
);

test(
  'AIR-11 a claim that was made elsewhere leaves nothing to claim, and the contract does not say why',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    await wallet.prepare({ isConnected: true });
    const claim = new AirdropPage(page);
    await claim.open();
    await claim.action(CLAIM).click();
    await expect(claim.reviewed('Confirm claim')).toBeEnabled();
    await claimAirdrop(chains[43114], ACCOUNTS.demo);
    await expect(claim.reviewed('Airdrop::claim: No PNG to claim')).toBeDisabled();
    await claim.close();
    await expect(claim.card).toContainText('Nothing to claim: claimed already, or never listed.');
  },
);
