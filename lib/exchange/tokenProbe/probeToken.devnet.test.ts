import { maxUint256, parseEther } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { bombAbi, pausableAbi, taxedAbi } from '@/devnet/contracts/abis';
import { transact } from '@/devnet/node/transact';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { simulate } from '@/lib/transactions/simulation/simulate';
import { askChain, tokenOf } from '@/lib/transactions/simulation/testing/devnetSimulation.setup';
import { probeToken } from './probeToken';

const devnet = setUpDevnet();
const client = () => devnet().chains[43114].client;

const probe = (key: TokenKey) =>
  probeToken(tokenOf(key), (request) => simulate(request, { ask: askChain(client()) }));
const send = (call: ContractCall) => transact(client(), ACCOUNTS.second, call);
const poolOf = (key: TokenKey) => pairAddress(tokenOf(key), tokenOf('WAVAX'));
const done = (feeBps: number) => ({ status: 'done', feeBps });

test.each<[TokenKey, number]>([
  ['SPORE', 100],
  ['USDT', 0],
  ['mYAK', 0],
  ['QI', 0],
  ['B32', 0],
  ['STOP', 0],
  ['NONAME', 0],
  ['REBASE', 0],
  ['WHOLE', 0],
  ['CENT', 0],
  ['FINE', 0],
  ['TAX', 0],
])('SIM-05 SIM-06 the probe of %s finds its own rate of %i basis points', async (key, bps) => {
  const block = await client().getBlockNumber({ cacheTime: 0 });
  const found = await probe(key);
  expect(found).toEqual({
    kind: 'probed',
    block: expect.any(BigInt),
    purchase: done(bps),
    sale: done(bps),
    transfer: done(bps),
  });
  expect(found.kind === 'probed' && found.block).toBeGreaterThanOrEqual(block);
});

test('SIM-05 a pool that moves after it was found is not mistaken for a fee', async () => {
  const ask = askChain(client());
  let asked = 0;
  const found = await probeToken(tokenOf('TAX'), async (request) => {
    asked += 1;
    if (asked === 2) {
      await send({
        address: EXCHANGE_ADDRESSES[43114].router,
        abi: routerAbi,
        functionName: 'swapExactAVAXForTokens',
        args: [0n, [tokenOf('WAVAX').address, tokenOf('TAX').address], ACCOUNTS.second, maxUint256],
        value: parseEther('5'),
      });
    }
    return simulate(request, { ask });
  });
  expect(asked).toBe(2);
  expect(found).toMatchObject({ purchase: done(0), sale: done(0) });
});

test('SIM-06 a token without a pool with AVAX is probed in its pool with another base', async () => {
  expect(await probe('JOE')).toMatchObject({ purchase: done(0), sale: done(0) });
  expect(await probe('TIME')).toMatchObject({ purchase: done(0), sale: done(0) });
});

test.each([
  [1, 2],
  [300, 500],
  [37, 0],
  [0, 2_501],
  [4_900, 9_000],
])(
  'SIM-06 a fee of %i on buying and %i on selling is found to the basis point',
  async (buy, sell) => {
    await send({
      address: tokenOf('TAX').address,
      abi: taxedAbi,
      functionName: 'setTaxes',
      args: [poolOf('TAX'), BigInt(buy), BigInt(sell)],
    });
    expect(await probe('TAX')).toMatchObject({ purchase: done(buy), sale: done(sell) });
  },
);

test('SIM-05 a fee on trades only is not mistaken for one on each transfer', async () => {
  await send({
    address: tokenOf('TAX').address,
    abi: taxedAbi,
    functionName: 'setTaxes',
    args: [poolOf('TAX'), 500n, 500n],
  });
  expect(await probe('TAX')).toMatchObject({ purchase: done(500), transfer: done(0) });
});

test('SIM-06 a fee on buying that leaves less than is to be sold leaves the sale untried', async () => {
  await send({
    address: tokenOf('TAX').address,
    abi: taxedAbi,
    functionName: 'setTaxes',
    args: [poolOf('TAX'), 9_000n, 0n],
  });
  expect(await probe('TAX')).toMatchObject({ purchase: done(9_000), sale: { status: 'untried' } });
});

test('SIM-06 a refused sale is reported with its reason', async () => {
  await send({
    address: tokenOf('TAX').address,
    abi: taxedAbi,
    functionName: 'setRefusing',
    args: [poolOf('TAX'), true],
  });
  expect(await probe('TAX')).toMatchObject({
    purchase: { status: 'done' },
    sale: { status: 'refused', reason: 'TransferHelper: TRANSFER_FROM_FAILED' },
  });
  expect(await probe('DENY')).toMatchObject({
    purchase: done(0),
    sale: { status: 'refused', reason: 'TransferHelper: TRANSFER_FROM_FAILED' },
  });
});

test('SIM-06 a refused purchase is reported with its reason', async () => {
  await send({
    address: tokenOf('STOP').address,
    abi: pausableAbi,
    functionName: 'setPaused',
    args: [true],
  });
  expect(await probe('STOP')).toMatchObject({
    purchase: { status: 'refused', reason: 'Pangolin: TRANSFER_FAILED' },
    sale: { status: 'untried' },
  });
});

test('SIM-06 a token without a pool is reported as such, even if its balance is a bomb', async () => {
  expect(await probe('BOMB')).toEqual({ kind: 'noPool' });
  await send({
    address: tokenOf('BOMB').address,
    abi: bombAbi,
    functionName: 'setRefusing',
    args: [true],
  });
  expect(await probe('BOMB')).toEqual({ kind: 'noPool' });
});
