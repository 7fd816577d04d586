import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { closeAirdrop, leaveAirdropShort } from '@/devnet/airdrop/airdropStates';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { fullOnly } from '../../fullOnly';
import { AirdropPage } from '../../pages/AirdropPage';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

const { demo, second, farmer, gasOnly } = ACCOUNTS;
const ALL_MET = ['Met', 'Met', 'Met', 'Met', 'Met'];

test('AIR-09 AIR-10 the checklist shows for any address what it can claim and lacks, and ends with claim() simulated from it', async ({
  page,
  chains,
}) => {
  const airdrop = new AirdropPage(page);
  await airdrop.open();
  await airdrop.expectPoints(demo, ALL_MET);
  const [, amount, tokens, , dryRun] = await airdrop.points.all();
  if (!amount || !tokens || !dryRun) throw new TypeError('No points');
  await expect(amount).toContainText('This address can claim 1,234 PNG');
  expect(await airdrop.exact(airdrop.balance(tokens, 'UNI'))).toBe(parseEther('3'));
  await expect(dryRun).toContainText('Simulated claim() succeeds.');
  await expect(airdrop.check).toContainText('Only it can claim.');

  await airdrop.expectPoints(farmer, ['Met', 'Met', 'Missing', 'Met', 'Missing']);
  await expect(amount).toContainText(/2,000\sPNG\s* is listed for this address/);
  await expect(tokens).toContainText('It holds neither one whole UNI nor one whole SUSHI.');
  await expect(dryRun).toContainText('Airdrop::claim: Insufficient UNI or SUSHI balance');

  await airdrop.expectPoints(gasOnly, ['Met', 'Missing', 'Missing', 'Not needed', 'Missing']);
  await expect(amount).toContainText('claimed already, or never listed');
  await expect(dryRun).toContainText('Airdrop::claim: No PNG to claim');

  await leaveAirdropShort(chains[43114], parseEther('1233'));
  await airdrop.expectPoints(demo, ['Met', 'Met', 'Met', 'Missing', 'Missing']);
  await expect(dryRun).toContainText('transfer amount exceeds balance');

  await closeAirdrop(chains[43114]);
  await airdrop.expectPoints(demo, ['Missing', 'Met', 'Met', 'Missing', 'Missing']);
  await expect(amount).toContainText(/1,234\sPNG\s* is listed for this address/);
  await expect(dryRun).toContainText('Airdrop::claim: Claiming is not allowed');
});

test('AIR-10 the checklist accepts a name or the account itself, rejects invalid text, and never asks the wallet', async ({
  page,
  wallet,
}) => {
  await wallet.prepare({ isConnected: true });
  const airdrop = new AirdropPage(page);
  await airdrop.open();
  await expect(airdrop.action('Claim 1,234 PNG')).toBeEnabled();
  const asked = await countOf(wallet, 'eth_call', 'eth_sendTransaction', 'eth_estimateGas');
  // Half of each token.
  await airdrop.expectPoints('friend.eth', ['Met', 'Met', 'Missing', 'Met', 'Missing']);
  await expect(airdrop.check).toContainText(second);
  await expect(airdrop.points.nth(1)).toContainText('0.5 PNG');

  await airdrop.check.getByRole('button', { name: 'Use my address' }).click();
  await expect(airdrop.checkedAddress).toHaveValue(demo);
  await expect(airdrop.points.nth(4)).toContainText('succeeds');

  await airdrop.checkedAddress.fill(demo.slice(0, -1));
  await expect(airdrop.checkedAddress).toHaveAttribute('aria-invalid', 'true');
  await expect(airdrop.points).toHaveCount(0);
  // An address where a send would be lost can be checked.
  await airdrop.expectPoints('0x0000000000000000000000000000000000000000', [
    'Met',
    'Missing',
    'Missing',
    'Not needed',
    'Missing',
  ]);
  expect(await countOf(wallet, 'eth_call', 'eth_sendTransaction', 'eth_estimateGas')).toBe(asked);
});

test(
  'AIR-10 while no endpoint answers the simulation, the checklist says so and continues',
  fullOnly(),
  async ({ page, chains, problems }) => {
    problems.allow(/console: /);
    const airdrop = new AirdropPage(page);
    await airdrop.open();
    await airdrop.expectPoints(demo, ALL_MET);
    chains[43114].proxy.add({
      fault: { type: 'rpcError', code: -32000, message: 'busy' },
      methods: ['eth_call'],
      target: EXCHANGE_ADDRESSES[43114].airdrop,
      isDirect: true,
    });
    await airdrop.checkedAddress.fill(farmer);
    await expect(airdrop.points.nth(4)).toContainText("claim() can't be simulated");
    chains[43114].proxy.clear();
    await expect(airdrop.points.nth(4)).toContainText('Insufficient UNI or SUSHI balance');
  },
);
