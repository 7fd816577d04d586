import { parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import {
  askAirdropFor,
  claimAirdrop,
  closeAirdrop,
  holdBackAirdrop,
  leaveAirdropShort,
} from '@/devnet/airdrop/airdropStates';
import { seededTokens } from '@/devnet/tokens/tokens';
import { airdropAbi } from '@/lib/chain/contracts/abis/airdrop';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { AirdropPage } from '../../pages/AirdropPage';
import { expect, test } from '../../test';

const { demo, second, farmer, gasOnly } = ACCOUNTS;
const ENDED = /has ended/;
const UNTOLD = 'Nothing to claim: claimed already, or never listed.';

test('AIR-11 until the contract is read, the airdrop shows as loading, not as ended', async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  problems.allow(/Failed to/);
  const { proxy } = chains[43114];
  proxy.add({ fault: { type: 'hang' }, methods: ['eth_call'] });
  await wallet.prepare({ isConnected: true });
  const airdrop = new AirdropPage(page);
  await airdrop.open();
  await expect(airdrop.loading).toBeVisible();
  await expect(airdrop.card).not.toContainText(ENDED);
  proxy.clear();
  await expect(airdrop.action('Claim 1,234 PNG')).toBeEnabled();
  await expect(airdrop.loading).toHaveCount(0);
});

test('AIR-11 ERR-59 a contract that cannot be read is reported as such, not as closed', async ({
  page,
  chains,
  wallet,
}) => {
  const { client } = chains[43114];
  await client.setCode({ address: EXCHANGE_ADDRESSES[43114].airdrop, bytecode: '0x' });
  await wallet.prepare({ isConnected: true });
  const airdrop = new AirdropPage(page);
  await airdrop.open();
  await expect(airdrop.card).toContainText('The contract gives no usable answer');
  await expect(airdrop.card).not.toContainText(ENDED);
});

test('AIR-03 without a wallet the page asks to connect one, and shows its claim then', async ({
  page,
}) => {
  const airdrop = new AirdropPage(page);
  await airdrop.open();
  await expect(airdrop.card).toContainText('Connect a wallet to see its claim.');
  await airdrop.action('Connect wallet').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Demo wallet' }).click();
  await expect(airdrop.action('Claim 1,234 PNG')).toBeEnabled();
});

test('AIR-03 AIR-11 an account without a claim sees that it has claimed, or was never listed', async ({
  page,
  wallet,
}) => {
  await wallet.prepare({ isConnected: true, account: gasOnly });
  const airdrop = new AirdropPage(page);
  await airdrop.open();
  await expect(airdrop.card).toContainText(UNTOLD);
  await expect(airdrop.action(/Claim/)).toHaveCount(0);
});

test('AIR-04 half a UNI and half a SUSHI are not enough: the account sees what it lacks, and where to check', async ({
  page,
  wallet,
}) => {
  await wallet.prepare({ isConnected: true, account: second });
  const airdrop = new AirdropPage(page);
  await airdrop.open();
  await expect(airdrop.card).toContainText('To claim, hold one whole UNI or SUSHI.');
  expect(await airdrop.exact(airdrop.card)).toBe(parseEther('0.5'));
  await expect(airdrop.action('You need one whole UNI or SUSHI')).toBeDisabled();
  for (const symbol of ['UNI', 'SUSHI'] as const) {
    const balance = airdrop.balance(airdrop.card, symbol);
    expect(await airdrop.exact(balance)).toBe(parseEther('0.5'));
    const { address } = seededTokens(43114)[symbol];
    await expect(balance.getByRole('link')).toHaveAttribute('href', new RegExp(address, 'i'));
  }
  // Another account lacks both.
  await wallet.act('setAccount', farmer);
  await expect(airdrop.balance(airdrop.card, 'UNI')).toContainText('0 UNI');
  expect(await airdrop.exact(airdrop.card)).toBe(parseEther('2000'));
  await expect(airdrop.action('You need one whole UNI or SUSHI')).toBeDisabled();
});

test('AIR-11 an airdrop that was never opened says so, and shows what is listed', async ({
  page,
  chains,
  wallet,
}) => {
  await holdBackAirdrop(chains[43114]);
  await wallet.prepare({ isConnected: true });
  const airdrop = new AirdropPage(page);
  await airdrop.open();
  await expect(airdrop.card).toContainText('Claiming is not open yet.');
  await expect(airdrop.card).not.toContainText(ENDED);
  expect(await airdrop.exact(airdrop.card)).toBe(parseEther('1234'));
  await wallet.act('setAccount', gasOnly);
  await expect(airdrop.card).toContainText('This address is not listed so far.');
});

test('AIR-02 AIR-11 once it is closed the claim period has ended, or has not begun: the contract does not say which', async ({
  page,
  chains,
  wallet,
}) => {
  await claimAirdrop(chains[43114], demo);
  await closeAirdrop(chains[43114]);
  await wallet.prepare({ isConnected: true, account: farmer });
  const airdrop = new AirdropPage(page);
  await airdrop.open();
  await expect(airdrop.card).toContainText('Claiming has ended, or not begun.');
  expect(await airdrop.exact(airdrop.card)).toBe(parseEther('2000'));
  await expect(airdrop.action(/Claim/)).toHaveCount(0);
  await wallet.act('setAccount', demo);
  await expect(airdrop.card).toContainText(UNTOLD);
});

test('AIR-10 a contract that holds less than the claim is reported, and nothing can be claimed', async ({
  page,
  chains,
  wallet,
}) => {
  await leaveAirdropShort(chains[43114], parseEther('1233'));
  await wallet.prepare({ isConnected: true });
  const airdrop = new AirdropPage(page);
  await airdrop.open();
  await expect(airdrop.card).toContainText('The contract holds too little PNG');
  await expect(airdrop.action(/Claim/)).toHaveCount(0);
});

test('RPC-25 AIR-03 on Fuji the page says that the airdrop is on Avalanche, and asks the wallet to switch', async ({
  page,
  wallet,
}) => {
  await wallet.prepare({ isConnected: true, chainId: 43113 });
  const airdrop = new AirdropPage(page);
  await airdrop.open();
  await expect(airdrop.card).toContainText('Available on Avalanche only.');
  await expect(airdrop.check).toHaveCount(0);
  await airdrop.action('Switch to Avalanche').click();
  await expect(airdrop.action('Claim 1,234 PNG')).toBeEnabled();
});

test('AIR-04 a claim requires the tokens that the contract names', async ({
  page,
  chains,
  wallet,
}) => {
  const { airdrop: contract, png } = EXCHANGE_ADDRESSES[43114];
  await wallet.prepare({ isConnected: true, account: second });
  const airdrop = new AirdropPage(page);
  await airdrop.open();
  await expect(airdrop.action('You need one whole UNI or SUSHI')).toBeVisible();
  // This account has 50 PNG.
  await askAirdropFor(chains[43114], png);
  expect(
    await chains[43114].client.readContract({
      address: contract,
      abi: airdropAbi,
      functionName: 'uni',
    }),
  ).toBe(png);
  await page.reload();
  await expect(airdrop.card).toContainText('PNG');
  await expect(airdrop.action(/^Claim/)).toBeEnabled();
});
