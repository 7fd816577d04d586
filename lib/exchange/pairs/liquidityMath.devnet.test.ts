import { type Address, erc20Abi, parseAbi, parseUnits } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { factorySeedAbi, mintableAbi, pairSeedAbi } from '@/devnet/contracts/abis';
import { transact } from '@/devnet/node/transact';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { amountOf } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { liquidityMinted } from './liquidityMath';
import { emptyPool, poolAmounts } from './pool';
import { readBalance, readPool } from './testing/readPool.setup';

const { deployer, gasOnly: user, second: protocol } = ACCOUNTS;
const { factory } = EXCHANGE_ADDRESSES[43114];
const burnAbi = parseAbi(['function burn(address to) returns (uint256, uint256)']);
const feeAbi = parseAbi([
  'function setFeeTo(address)',
  'function feeToSetter() view returns (address)',
]);

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];
const balance = (token: Address, owner: Address) => readBalance(chain().client, token, owner);

function tokenOf(key: TokenKey): Token {
  const { address, symbol, name, decimals } = chain().tokens[key];
  return { type: 'token', chainId: 43114, address, symbol, name, decimals };
}

async function give(key: TokenKey, to: Address, raw: bigint) {
  const { address, contract } = chain().tokens[key];
  const isMinted = contract !== 'Wavax' && contract !== 'Png';
  await transact(chain().client, deployer, {
    address,
    abi: isMinted ? mintableAbi : erc20Abi,
    functionName: isMinted ? 'mint' : 'transfer',
    args: [to, raw],
  });
}

/** Sends amounts to a pair and calls its mint; returns what arrived, and the liquidity. */
async function addLiquidity(
  [a, b]: readonly [TokenKey, TokenKey],
  amounts: readonly [bigint, bigint],
) {
  const pair = pairAddress(tokenOf(a), tokenOf(b));
  const held = () =>
    Promise.all([balance(tokenOf(a).address, pair), balance(tokenOf(b).address, pair)]);
  const [beforeA, beforeB] = await held();
  const before = await balance(pair, user);
  await give(a, pair, amounts[0]);
  await give(b, pair, amounts[1]);
  const [afterA, afterB] = await held();
  await transact(chain().client, deployer, {
    address: pair,
    abi: pairSeedAbi,
    functionName: 'mint',
    args: [user],
  });
  return {
    arrived: [
      amountOf(tokenOf(a), afterA - beforeA),
      amountOf(tokenOf(b), afterB - beforeB),
    ] as const,
    minted: (await balance(pair, user)) - before,
  };
}

async function removeLiquidity([a, b]: readonly [TokenKey, TokenKey], liquidity: bigint) {
  const pair = pairAddress(tokenOf(a), tokenOf(b));
  await transact(chain().client, user, {
    address: pair,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [pair, liquidity],
  });
  await transact(chain().client, deployer, {
    address: pair,
    abi: burnAbi,
    functionName: 'burn',
    args: [user],
  });
}

/** From the smallest valid addition to far more than the pools hold. */
const ADDED_AMOUNTS = [
  ['WAVAX', 'USDC.e', ['0.00005', '0.001']],
  ['WAVAX', 'USDC.e', ['1.000000000000000001', '20.000001']],
  ['WAVAX', 'PNG', ['77777', '7777777.777777777777777777']],
  ['WAVAX', 'WHOLE', ['3', '60001']],
  ['WAVAX', 'CENT', ['0.37', '7.41']],
  ['WAVAX', 'WBTC.e', ['0.00123', '0.00000041']],
  ['WAVAX', 'mYAK', ['500000', '20000000']],
  ['PNG', 'TIME', ['123.456', '2.5']],
] as const;

test.each(ADDED_AMOUNTS)(
  'LIQ-02 LIQ-08 an addition to %s/%s mints, and its removal pays, what the contract says, to the last digit',
  async (a, b, [wholeA, wholeB]) => {
    const pool = await readPool(chain().client, tokenOf(a), tokenOf(b));
    const { arrived, minted } = await addLiquidity(
      [a, b],
      [parseUnits(wholeA, tokenOf(a).decimals), parseUnits(wholeB, tokenOf(b).decimals)],
    );
    expect(minted).toBe(liquidityMinted(pool, arrived));
    const later = await readPool(chain().client, tokenOf(a), tokenOf(b));
    const part = minted - minted / 3n;
    const value = poolAmounts(later, part);
    const before = await Promise.all(value.map(({ currency }) => balance(currency.address, user)));
    await removeLiquidity([a, b], part);
    for (const [index, { currency, raw }] of value.entries())
      expect((await balance(currency.address, user)) - (before[index] ?? 0n)).toBe(raw);
  },
);

test.each([
  ['DAI.e', 'LINK.e', [1_001n, 1_002n]],
  ['DAI.e', 'WHOLE', [10n ** 30n, 1n]],
  ['FINE', 'mYAK', [10n ** 33n, 10n ** 12n]],
  // A token that keeps a fee on transfer also reduces what is minted.
  ['SPORE', 'DAI.e', [10n ** 15n, 10n ** 18n]],
] as const)(
  'LIQ-19 the first addition to %s/%s mints what the contract says',
  async (a, b, amounts) => {
    await transact(chain().client, deployer, {
      address: factory,
      abi: factorySeedAbi,
      functionName: 'createPair',
      args: [tokenOf(a).address, tokenOf(b).address],
    });
    const { arrived, minted } = await addLiquidity([a, b], amounts);
    expect(minted).toBeGreaterThan(0n);
    expect(minted).toBe(liquidityMinted(emptyPool(tokenOf(a), tokenOf(b)), arrived));
  },
);

test('LIQ-02 with the protocol fee on, its share is minted first, and the figures include it', async () => {
  const tokens = [tokenOf('WAVAX'), tokenOf('USDC.e')] as const;
  const keys = ['WAVAX', 'USDC.e'] as const;
  const pair = pairAddress(...tokens);
  const setter = await chain().client.readContract({
    address: factory,
    abi: feeAbi,
    functionName: 'feeToSetter',
  });
  await transact(chain().client, setter, {
    address: factory,
    abi: feeAbi,
    functionName: 'setFeeTo',
    args: [protocol],
  });
  // The first addition with the fee on only stores the product. Then the pool grows.
  const first = await addLiquidity(keys, [10n ** 18n, 20_000_000n]);
  await give('WAVAX', pair, 10n ** 20n);
  await transact(chain().client, deployer, {
    address: pair,
    abi: parseAbi(['function sync()']),
    functionName: 'sync',
  });
  const grown = await readPool(chain().client, ...tokens);
  const protocolBefore = await balance(pair, protocol);
  const second = await addLiquidity(keys, [3n * 10n ** 18n, 70_000_000n]);
  expect(await balance(pair, protocol)).toBeGreaterThan(protocolBefore);
  expect(second.minted).toBe(liquidityMinted(grown, second.arrived));

  await give('WAVAX', pair, 10n ** 20n);
  await transact(chain().client, deployer, {
    address: pair,
    abi: parseAbi(['function sync()']),
    functionName: 'sync',
  });
  const value = poolAmounts(await readPool(chain().client, ...tokens), first.minted);
  const before = await Promise.all(value.map(({ currency }) => balance(currency.address, user)));
  await removeLiquidity(keys, first.minted);
  for (const [index, { currency, raw }] of value.entries())
    expect((await balance(currency.address, user)) - (before[index] ?? 0n)).toBe(raw);
});

test('LIQ-02 tokens that were sent to a pair are shared out with its reserves', async () => {
  const keys = ['WAVAX', 'CENT'] as const;
  const { minted } = await addLiquidity(keys, [10n ** 18n, 2_000n]);
  await give('CENT', pairAddress(tokenOf('WAVAX'), tokenOf('CENT')), 123_456n);
  const value = poolAmounts(
    await readPool(chain().client, tokenOf('WAVAX'), tokenOf('CENT')),
    minted,
  );
  const before = await Promise.all(value.map(({ currency }) => balance(currency.address, user)));
  await removeLiquidity(keys, minted);
  for (const [index, { currency, raw }] of value.entries())
    expect((await balance(currency.address, user)) - (before[index] ?? 0n)).toBe(raw);
});
