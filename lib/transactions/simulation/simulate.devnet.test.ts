import { type Address, erc20Abi, numberToHex, parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { bombAbi, pausableAbi } from '@/devnet/contracts/abis';
import { transact } from '@/devnet/node/transact';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { wavaxAbi } from '@/lib/chain/contracts/abis/wavax';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { networkFee } from './networkFee';
import { simulate } from './simulate';
import type { SimulationCall, SimulationRequest } from './simulation';
import {
  askChain,
  currencyOf,
  differences,
  held,
  simulated,
  tokenOf,
} from './testing/devnetSimulation.setup';
import { withApprovals } from './withApprovals';

const { demo, second, empty } = ACCOUNTS;
const { router, wavax } = EXCHANGE_ADDRESSES[43114];
const CLEARED_SLOT_REFUND = 4_800n;
const NOBODY = '0x1111111111111111111111111111111111111111';

const devnet = setUpDevnet();
const client = () => devnet().chains[43114].client;

const deposit = (value: bigint): SimulationCall => ({
  address: wavax,
  abi: wavaxAbi,
  functionName: 'deposit',
  value,
});

const transfer = (key: TokenKey, raw: bigint, to: Address = second): SimulationCall => ({
  address: tokenOf(key).address,
  abi: erc20Abi,
  functionName: 'transfer',
  args: [to, raw],
});

const approve = (key: TokenKey, raw: bigint) => ({
  address: tokenOf(key).address,
  abi: erc20Abi,
  functionName: 'approve',
  args: [router, raw],
});

const run = (request: Partial<SimulationRequest>) =>
  simulate(
    { chainId: 43114, account: demo, calls: [], balances: [], ...request },
    { ask: askChain(client()) },
  );

test('SIM-01 the change of each balance is reported, in its block, and nothing is sent', async () => {
  const currencies = [currencyOf('AVAX'), currencyOf('WAVAX')];
  const balances = currencies.map((currency) => ({ currency }));
  const before = await held(client(), balances);
  const block = await client().getBlockNumber();
  const answer = simulated(await run({ calls: [deposit(7n)], balances }));
  expect(answer.calls).toEqual([{ status: 'succeeded', gas: expect.any(BigInt), data: '0x' }]);
  expect(answer.changes.map((change) => change.before)).toEqual(before);
  expect(differences(answer.changes)).toEqual([-7n, 7n]);
  expect(answer.block - block).toBeLessThanOrEqual(1n);
  expect(answer.block).toBeGreaterThanOrEqual(block);
  expect(await held(client(), balances)).toEqual(before);
});

test('what a recipient gets is reported, less the share that the token takes', async () => {
  const currency = tokenOf('SPORE');
  const { changes } = simulated(
    await run({ calls: [transfer('SPORE', 1_000n)], balances: [{ currency, owner: second }] }),
  );
  expect(changes).toEqual([{ currency, owner: second, before: 0n, after: 990n }]);
});

test('SIM-01 the calls end with the first that fails, and its reason is reported', async () => {
  const calls = [transfer('JOE', 1n), transfer('JOE', parseEther('901')), transfer('JOE', 1n)];
  const balances = [{ currency: tokenOf('JOE') }];
  const answer = simulated(await run({ calls, balances }));
  expect(answer.calls).toEqual([
    { status: 'succeeded', gas: expect.any(BigInt), data: expect.stringMatching(/1$/) },
    {
      status: 'reverted',
      gas: expect.any(BigInt),
      reason: 'transfer amount exceeds balance',
    },
    { status: 'notMade' },
  ]);
  expect(differences(answer.changes)).toEqual([-1n]);
});

test('SIM-01 a token that burns all its gas fails by itself, and only its balance is unknown', async () => {
  const burner = {
    ...tokenOf('JOE'),
    address: '0x2222222222222222222222222222222222222222',
  } as const;
  await client().setCode({ address: burner.address, bytecode: '0xfe' });
  const calls = [{ ...transfer('JOE', 1n), address: burner.address }];
  const balances = [{ currency: burner }, { currency: tokenOf('JOE') }];
  const answer = simulated(await run({ calls, balances }));
  expect(answer.calls).toMatchObject([{ status: 'reverted' }]);
  const [ofBurner, ofOther] = answer.changes;
  expect(ofBurner?.before).toBeUndefined();
  expect(ofOther).toMatchObject({ before: ofOther?.after });
});

test('a call that may fail does not end the calls', async () => {
  const failing = { ...transfer('JOE', parseEther('901')), mayFail: true };
  const answer = simulated(await run({ calls: [failing, transfer('JOE', 1n)] }));
  expect(answer.calls.map(({ status }) => status)).toEqual(['reverted', 'succeeded']);
});

test("the account's real balance decides whether a call can be paid for", async () => {
  const answer = simulated(await run({ calls: [deposit(parseEther('500') + 1n)] }));
  expect(answer.calls).toEqual([{ status: 'unaffordable' }]);
});

test('an address that nobody owns acts with AVAX that is laid over it', async () => {
  const balances = [{ currency: currencyOf('AVAX') }, { currency: currencyOf('WAVAX') }];
  const request = { account: NOBODY, calls: [deposit(5n)], balances } as const;
  const poor = simulated(await run(request));
  expect(poor.calls).toEqual([{ status: 'unaffordable' }]);
  const { changes } = simulated(await run({ ...request, nativeBalance: 9n }));
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    [9n, 4n],
    [0n, 5n],
  ]);
});

test('an account that receives AVAX with any call data takes it, as without code', async () => {
  const call = {
    address: demo,
    abi: wavaxAbi,
    functionName: 'deposit',
    value: 3n,
  };
  const answer = simulated(
    await run({ calls: [call], balances: [{ currency: currencyOf('AVAX') }] }),
  );
  expect(answer.calls[0]?.status).toBe('succeeded');
  expect(differences(answer.changes)).toEqual([0n]);
});

test.each([false, true])(
  'a token that answers two megabytes (as a refusal: %s) leaves the others reported',
  async (isRefusing) => {
    const { address } = tokenOf('BOMB');
    await transact(client(), demo, {
      address,
      abi: bombAbi,
      functionName: 'setRefusing',
      args: [isRefusing],
    });
    const bomb = tokenOf('BOMB');
    const read = { address, abi: erc20Abi, functionName: 'balanceOf', args: [demo], mayFail: true };
    const answer = simulated(
      await run({
        calls: [read, deposit(1n)],
        balances: [{ currency: bomb }, { currency: currencyOf('WAVAX') }],
      }),
    );
    expect(answer.changes[0]).toEqual({ currency: bomb, owner: demo });
    expect(differences(answer.changes)).toEqual([undefined, 1n]);
    expect(answer.calls.map(({ status }) => status)).toEqual([
      isRefusing ? 'reverted' : 'succeeded',
      'succeeded',
    ]);
  },
);

test('SIM-02 an account with code is not simulated, nor one that delegates (EIP-7702)', async () => {
  const hasCode = { kind: 'unavailable', reason: 'accountHasCode' };
  expect(await run({ account: wavax })).toEqual(hasCode);
  await client().setCode({ address: empty, bytecode: `0xef0100${router.slice(2)}` });
  expect(await run({ account: empty })).toEqual(hasCode);
});

const pull = { address: router, abi: erc20Abi, functionName: 'decimals' };

test('an allowance that is not zero is set to zero first if the token wants it', async () => {
  await transact(client(), demo, approve('USDT', 5n));
  const needed = { token: tokenOf('USDT'), spender: router, raw: 6n };
  const plain = simulated(await run({ calls: [approve('USDT', 6n)] }));
  expect(plain.calls).toMatchObject([{ reason: 'approve from non-zero allowance' }]);
  const calls = withApprovals([{ ...needed, allowance: 5n }], []);
  const zeroFirst = simulated(await run({ calls }));
  expect(zeroFirst.calls).toMatchObject([
    { reason: 'approve from non-zero allowance' },
    { status: 'succeeded' },
    { status: 'succeeded' },
  ]);
});

test('SIM-11 removing an allowance and approving again costs no more than is reported', async () => {
  await transact(client(), demo, approve('USDT', 0n));
  await transact(client(), demo, approve('USDT', 5n));
  const needed = { token: tokenOf('USDT'), spender: router, raw: 6n };
  const calls = withApprovals([{ ...needed, allowance: 5n }], [transfer('JOE', 1n)]);
  const request = { chainId: 43114, account: demo, calls, balances: [] } as const;
  const simulation = simulated(await run({ ...request, needsGasPrice: true }));
  const fee = networkFee({ ...simulation, gasPrice: 1n }, request, [])?.approvals;
  expect(fee?.count).toBe(2);
  const used: bigint[] = [];
  for (const call of [approve('USDT', 0n), approve('USDT', 6n)]) {
    await transact(client(), demo, call);
    const { gasUsed } = await client().getBlock();
    used.push(gasUsed);
  }
  // The local chain refunds 4,800 for a cleared slot. Avalanche refunds nothing.
  const [removal = 0n, approval = 0n] = used;
  const cost = removal + CLEARED_SLOT_REFUND + approval;
  expect({ cost, isCovered: cost <= (fee?.fee.raw ?? 0n) }).toEqual({ cost, isCovered: true });
});

test.each([
  ['a new address', '0x00000000000000000000000000000000DeaDBeef'],
  ['an address in use', second],
] as const)(
  'SIM-11 AVAX for %s costs about what is reported, and no more',
  async (_to, address) => {
    const calls = [{ address, value: 1n }];
    const request = { chainId: 43114, account: demo, calls, balances: [] } as const;
    const fee = networkFee({ ...simulated(await run(request)), gasPrice: 1n }, request, []);
    const { gasUsed } = await client().sendTransactionSync({
      from: demo,
      to: address,
      value: numberToHex(1n),
    });
    const excess = (fee?.fee.raw ?? 0n) - BigInt(gasUsed);
    expect({ excess, isSmall: excess >= 0n && excess < 100n }).toEqual({ excess, isSmall: true });
  },
);

test('a paused token says so before anything is approved', async () => {
  const { address } = tokenOf('STOP');
  const pause = { address, abi: pausableAbi, functionName: 'setPaused', args: [true] };
  await transact(client(), demo, pause);
  const needed = { token: tokenOf('STOP'), spender: router, raw: 6n, allowance: 1n };
  const answer = simulated(await run({ calls: withApprovals([needed], [pull]) }));
  const paused = { status: 'reverted', reason: 'token approval while paused' };
  expect(answer.calls).toMatchObject([paused, paused, paused, { status: 'notMade' }]);
});
