import { type Address, erc20Abi, parseEther } from 'viem';
import { airdropAbi } from '@/lib/chain/contracts/abis/airdrop';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { ACCOUNTS } from '../accounts';
import { refusal } from '../contracts/refusal.setup';
import { setUpDevnet } from '../setUpDevnet';
import { claimAirdrop, closeAirdrop, holdBackAirdrop, leaveAirdropShort } from './airdropStates';

const { demo, second, farmer, gasOnly } = ACCOUNTS;
const { airdrop, communityTreasury, png } = EXCHANGE_ADDRESSES[43114];
/** The tokens that the contract of production asks for. */
const UNI = '0xf39f9671906d8630812f9d9863bBEf5D523c84Ab';
const SUSHI = '0x39cf1BD5f15fb22eC3D9Ff86b0727aFc203427cc';
const ALL_PNG = parseEther('26000000');

const NOT_ALLOWED = 'Airdrop::claim: Claiming is not allowed';
const NOTHING = 'Airdrop::claim: No PNG to claim';
const TOO_LITTLE = 'Airdrop::claim: Insufficient UNI or SUSHI balance';
const SHORT = 'Png::_transferTokens: transfer amount exceeds balance';

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];
const at = { address: airdrop, abi: airdropAbi } as const;

function balanceOf(token: Address, owner: Address): Promise<bigint> {
  const { client } = chain();
  return client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  });
}

const listedFor = (account: Address) =>
  chain().client.readContract({ ...at, functionName: 'withdrawAmount', args: [account] });
const isAllowed = () => chain().client.readContract({ ...at, functionName: 'claimingAllowed' });

const claim = { ...at, functionName: 'claim' } as const;
/** Why a claim would revert; undefined if it would not. */
const claimRefusal = (account: Address) => refusal(chain().client, account, claim);

test('AIR-04 the airdrop is open, has all its PNG and asks for the two tokens of production', async () => {
  const { client } = chain();
  expect(await isAllowed()).toBe(true);
  expect(await client.readContract({ ...at, functionName: 'uni' })).toBe(UNI);
  expect(await client.readContract({ ...at, functionName: 'sushi' })).toBe(SUSHI);
  expect(await client.readContract({ ...at, functionName: 'png' })).toBe(png);
  expect(await balanceOf(png, airdrop)).toBe(ALL_PNG);
  expect(await client.readContract({ ...at, functionName: 'TOTAL_AIRDROP_SUPPLY' })).toBe(ALL_PNG);
  const remainder = await client.readContract({ ...at, functionName: 'remainderDestination' });
  expect(remainder).toBe(communityTreasury);
});

test.each([
  ['demo', demo, '1234', '3', '0', undefined],
  ['second, who has two halves', second, '0.5', '0.5', '0.5', TOO_LITTLE],
  ['the farmer, who has none of the tokens', farmer, '2000', '0', '0', TOO_LITTLE],
  ['somebody who was never listed', gasOnly, '0', '0', '0', NOTHING],
])('AIR-01 AIR-04 what %s may claim', async (_, account, listed, uni, sushi, reason) => {
  expect(await listedFor(account)).toBe(parseEther(listed));
  expect(await balanceOf(UNI, account)).toBe(parseEther(uni));
  expect(await balanceOf(SUSHI, account)).toBe(parseEther(sushi));
  expect(await claimRefusal(account)).toBe(reason);
});

test('AIR-05 a claim pays all PNG of an account, once', async () => {
  const before = await balanceOf(png, demo);
  await claimAirdrop(chain(), demo);
  expect((await balanceOf(png, demo)) - before).toBe(parseEther('1234'));
  expect(await balanceOf(UNI, demo)).toBe(parseEther('3'));
  expect(await listedFor(demo)).toBe(0n);
  expect(await claimRefusal(demo)).toBe(NOTHING);
});

test('AIR-11 an airdrop that is not open yet keeps its list and its PNG', async () => {
  await holdBackAirdrop(chain());
  expect(await isAllowed()).toBe(false);
  expect(await listedFor(demo)).toBe(parseEther('1234'));
  expect(await balanceOf(png, airdrop)).toBe(ALL_PNG);
  expect(await claimRefusal(demo)).toBe(NOT_ALLOWED);
});

test('AIR-11 a closed airdrop keeps its list, and its PNG is in the treasury', async () => {
  const before = await balanceOf(png, communityTreasury);
  await claimAirdrop(chain(), demo);
  await closeAirdrop(chain());
  expect(await isAllowed()).toBe(false);
  expect(await listedFor(farmer)).toBe(parseEther('2000'));
  expect(await balanceOf(png, airdrop)).toBe(0n);
  expect((await balanceOf(png, communityTreasury)) - before).toBe(ALL_PNG - parseEther('1234'));
  expect(await claimRefusal(farmer)).toBe(NOT_ALLOWED);
});

test('an open airdrop that lacks PNG pays nobody who is owed more', async () => {
  await leaveAirdropShort(chain(), parseEther('1233'));
  expect(await isAllowed()).toBe(true);
  expect(await balanceOf(png, airdrop)).toBe(parseEther('1233'));
  expect(await claimRefusal(demo)).toBe(SHORT);
});

test('Fuji has no airdrop', async () => {
  const { client } = devnet().chains[43113];
  expect(await client.getCode({ address: airdrop })).toBeUndefined();
});
