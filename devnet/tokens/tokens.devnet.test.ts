import {
  type Address,
  CallExecutionError,
  encodeFunctionData,
  erc20Abi,
  erc20Abi_bytes32,
  maxUint256,
  parseAbi,
  parseUnits,
  size,
} from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { bombAbi, pausableAbi, rebasingAbi } from '@/devnet/contracts/abis';
import { SeedRevertedError, transact } from '@/devnet/node/transact';
import { setUpDevnet } from '@/devnet/setUpDevnet';

const wideDecimalsAbi = parseAbi(['function decimals() view returns (uint256)']);

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];
const { demo, second, empty } = ACCOUNTS;

function balanceOf(token: Address, owner: Address): Promise<bigint> {
  return chain().client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  });
}

function allowance(token: Address): Promise<bigint> {
  return chain().client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [demo, second],
  });
}

const transfer = (token: Address, amount: bigint) =>
  transact(chain().client, demo, {
    address: token,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [empty, amount],
  });

const approve = (token: Address, amount: bigint) =>
  transact(chain().client, demo, {
    address: token,
    abi: erc20Abi,
    functionName: 'approve',
    args: [second, amount],
  });

test('there are at least twelve tokens, with 0 to 18, 36 and more decimals, and each reports its own', async () => {
  const { client, tokens } = chain();
  const plain = Object.values(tokens).filter(({ contract }) => contract !== 'WildDecimalsToken');
  const decimals = await Promise.all(
    plain.map(({ address }) =>
      client.readContract({ address, abi: erc20Abi, functionName: 'decimals' }),
    ),
  );
  expect(plain.length).toBeGreaterThanOrEqual(12);
  expect([...new Set(decimals)].sort((a, b) => a - b)).toEqual([
    0, 2, 6, 8, 9, 12, 18, 36, 77, 255,
  ]);
  expect(decimals).toEqual(plain.map((token) => token.decimals));
});

test('the demo account holds AVAX and some of every token of a pool, and UNI', async () => {
  const { client, tokens } = chain();
  const none = ['WILD', 'FINER', 'FINEST', 'BOMB', 'OOE', 'APEIN', 'SUSHI'];
  const pooled = Object.entries(tokens).filter(([key]) => !none.includes(key));
  const held = await Promise.all(pooled.map(([, { address }]) => balanceOf(address, demo)));
  expect(await client.getBalance({ address: demo })).toBe(parseUnits('500', 18));
  expect(held.filter((balance) => balance === 0n)).toEqual([]);
  expect(await balanceOf(tokens['WBTC.e'].address, demo)).toBe(5_000_000n);
});

test('SPORE takes one percent of every transfer', async () => {
  const { address } = chain().tokens.SPORE;
  await transfer(address, 1000n);
  expect(await balanceOf(address, empty)).toBe(990n);
});

test('USDT returns nothing, and its allowance must be zero before it can be set again', async () => {
  const { client, tokens } = chain();
  const { address } = tokens.USDT;
  const { data } = await client.call({
    account: demo,
    to: address,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [empty, 1n] }),
  });
  expect(data).toBeUndefined();
  await approve(address, 5n);
  await expect(approve(address, 6n)).rejects.toBeInstanceOf(SeedRevertedError);
  await approve(address, 0n);
  await approve(address, 6n);
  expect(await allowance(address)).toBe(6n);
});

test('B32 returns its name and symbol as bytes32', async () => {
  const { client, tokens } = chain();
  const at = { address: tokens.B32.address, abi: erc20Abi_bytes32 };
  const symbol = await client.readContract({ ...at, functionName: 'symbol' });
  expect(symbol).toBe('0x4233320000000000000000000000000000000000000000000000000000000000');
});

test('DENY returns false for an approval and approves nothing', async () => {
  const { client, tokens } = chain();
  const { address } = tokens.DENY;
  const { result } = await client.simulateContract({
    account: demo,
    address,
    abi: erc20Abi,
    functionName: 'approve',
    args: [second, maxUint256],
  });
  expect(result).toBe(false);
  await approve(address, maxUint256);
  expect(await allowance(address)).toBe(0n);
});

test('STOP rejects all transfers while paused, and always those of a blocked account', async () => {
  const { client, tokens } = chain();
  const { address } = tokens.STOP;
  const pausable = { address, abi: pausableAbi };
  await transfer(address, 1n);
  await transact(client, demo, { ...pausable, functionName: 'setPaused', args: [true] });
  await expect(transfer(address, 1n)).rejects.toBeInstanceOf(SeedRevertedError);
  await transact(client, demo, { ...pausable, functionName: 'setPaused', args: [false] });
  await transact(client, demo, { ...pausable, functionName: 'setBlocked', args: [demo, true] });
  await expect(transfer(address, 1n)).rejects.toBeInstanceOf(SeedRevertedError);
});

test('NONAME has no symbol, and WILD reports more decimals than fit into a byte', async () => {
  const { client, tokens } = chain();
  await expect(
    client.readContract({ address: tokens.NONAME.address, abi: erc20Abi, functionName: 'symbol' }),
  ).rejects.toThrow();
  const decimals = await client.readContract({
    address: tokens.WILD.address,
    abi: wideDecimalsAbi,
    functionName: 'decimals',
  });
  expect(decimals).toBe(maxUint256);
});

test('REBASE changes a balance without a transfer', async () => {
  const { client, tokens } = chain();
  const { address } = tokens.REBASE;
  await transact(client, second, {
    address,
    abi: rebasingAbi,
    functionName: 'rebase',
    args: [demo, 7n],
  });
  expect(await balanceOf(address, demo)).toBe(7n);
});

test('ALL has 2^256 - 1 of its smallest unit, nearly all of it with the demo account', async () => {
  const { client, tokens } = chain();
  const supply = await client.readContract({
    address: tokens.ALL.address,
    abi: erc20Abi,
    functionName: 'totalSupply',
  });
  expect(supply).toBe(maxUint256);
  expect(await balanceOf(tokens.ALL.address, demo)).toBe(maxUint256 - parseUnits('2000', 18));
});

test('BOMB returns a balance of two megabytes, and reverts with as much', async () => {
  const { client, tokens } = chain();
  const { address } = tokens.BOMB;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [demo] });
  const answer = await client.call({ to: address, data });
  expect(answer.data && size(answer.data)).toBe(2_000_000);
  await transact(client, demo, {
    address,
    abi: bombAbi,
    functionName: 'setRefusing',
    args: [true],
  });
  await expect(client.call({ to: address, data })).rejects.toThrow(CallExecutionError);
});
