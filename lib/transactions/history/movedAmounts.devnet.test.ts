import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  keccak256,
  maxUint256,
  numberToHex,
} from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { taxedAbi } from '@/devnet/contracts/abis';
import { transact } from '@/devnet/node/transact';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { type Currency, nativeCurrency } from '@/lib/base/tokens/currency';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { routerLiquidityAbi } from '@/lib/chain/contracts/abis/routerLiquidity';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { checkTransaction } from './checkTransaction';
import type { MovedAmounts, TransactionSummary } from './summary';

type Key = TokenKey | 'AVAX';

const { demo, deployer, second } = ACCOUNTS;
const { router, wavax } = EXCHANGE_ADDRESSES[43114];
const GAS = 2_000_000n;

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];

/** An amount that was only expected: none of what moves here. */
const ESTIMATE = 777n;

function currencyOf(key: Key): Currency {
  if (key === 'AVAX') return nativeCurrency(43114);
  const { address, symbol, name, decimals } = chain().tokens[key];
  return { type: 'token', chainId: 43114, address, symbol, name, decimals };
}

const amount = (key: Key, raw = ESTIMATE): Amount => amountOf(currencyOf(key), raw);

const tokenOf = (key: Key): Address => (key === 'AVAX' ? wavax : chain().tokens[key].address);
const poolOf = (a: Key, b: Key): Address =>
  pairAddress({ chainId: 43114, address: tokenOf(a) }, { chainId: 43114, address: tokenOf(b) });

async function approve(token: Address) {
  const args = [router, maxUint256] as const;
  await transact(chain().client, demo, {
    address: token,
    abi: erc20Abi,
    functionName: 'approve',
    args,
  });
}

function balanceOf(key: Key, owner: Address): Promise<bigint> {
  const { client } = chain();
  if (key === 'AVAX') return client.getBalance({ address: owner });
  return client.readContract({
    address: chain().tokens[key].address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  });
}

/**
 * Sends a call of the demo account; what its receipt says was moved, and by how much balances
 * changed.
 */
async function mined(
  call: ContractCall,
  summary: TransactionSummary,
  watched: readonly (readonly [key: Key, owner: Address])[],
): Promise<{ readonly moved: MovedAmounts | undefined; readonly changes: readonly bigint[] }> {
  const { client } = chain();
  const data = encodeFunctionData(call);
  const balances = () => Promise.all(watched.map(([key, owner]) => balanceOf(key, owner)));
  const before = await balances();
  const value = call.value ?? 0n;
  const { transactionHash: hash } = await client.sendTransactionSync({
    from: demo,
    to: call.address,
    data,
    value: numberToHex(value),
    gas: numberToHex(GAS),
  });
  const receipt = await client.getTransactionReceipt({ hash });
  expect(receipt.status).toBe('success');
  const fee = receipt.gasUsed * receipt.effectiveGasPrice;
  const after = await balances();
  const record = {
    ...{ hash, from: demo, chainId: 43114 as const, summary, to: call.address, value },
    ...{ dataHash: keccak256(data), addedTime: 0 },
  };
  const checked = await checkTransaction(client, record, {
    blockNumber: receipt.blockNumber,
    nowMs: 0,
  });
  expect(checked).toMatchObject({ fee });
  return {
    moved: checked.status === 'ended' ? checked.moved : undefined,
    changes: after.map((balance, index) => {
      const [key, owner] = watched[index] ?? [];
      const isCharged = key === 'AVAX' && owner === demo;
      return balance - (before[index] ?? 0n) + (isCharged ? fee : 0n);
    }),
  };
}

const E18 = 10n ** 18n;

test.each<{
  readonly name: string;
  readonly route: readonly [Key, ...Key[]];
  readonly typed: 'input' | 'output';
  /** The typed amount, and the limit of the other. */
  readonly raws: readonly [typed: bigint, limit: bigint];
}>([
  { name: 'swapExactAVAXForTokens', route: ['AVAX', 'PNG'], typed: 'input', raws: [E18, 0n] },
  { name: 'swapAVAXForExactTokens', route: ['AVAX', 'PNG'], typed: 'output', raws: [E18, E18] },
  { name: 'swapExactTokensForAVAX', route: ['PNG', 'AVAX'], typed: 'input', raws: [E18, 0n] },
  {
    name: 'swapTokensForExactAVAX',
    route: ['PNG', 'AVAX'],
    typed: 'output',
    raws: [E18, 500n * E18],
  },
  {
    name: 'swapExactTokensForTokens',
    route: ['PNG', 'WAVAX', 'USDC.e'],
    typed: 'input',
    raws: [E18, 0n],
  },
  {
    name: 'swapTokensForExactTokens',
    route: ['USDC.e', 'WAVAX', 'PNG'],
    typed: 'output',
    raws: [E18, 10n ** 8n],
  },
  {
    name: 'swapExactAVAXForTokensSupportingFeeOnTransferTokens',
    route: ['AVAX', 'SPORE'],
    typed: 'input',
    raws: [E18, 0n],
  },
  {
    name: 'swapExactTokensForAVAXSupportingFeeOnTransferTokens',
    route: ['SPORE', 'AVAX'],
    typed: 'input',
    raws: [10n ** 12n, 0n],
  },
  {
    name: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
    route: ['SPORE', 'WAVAX', 'TAX'],
    typed: 'input',
    raws: [10n ** 12n, 0n],
  },
])(
  'TXN-22 what $name moved is read from its receipt, for the account and for a recipient',
  async ({ name, route, typed, raws }) => {
    const [input] = route;
    const output = route.at(-1) ?? input;
    await transact(chain().client, second, {
      address: chain().tokens.TAX.address,
      abi: taxedAbi,
      functionName: 'setTaxes',
      args: [poolOf('TAX', 'AVAX'), 500n, 500n],
    });
    if (input !== 'AVAX') await approve(tokenOf(input));
    const [typedRaw, limit] = raws;
    const isNative = input === 'AVAX';
    const paid = typed === 'input' ? typedRaw : limit;
    const amounts = isNative ? [typed === 'input' ? limit : typedRaw] : [typedRaw, limit];
    for (const recipient of [demo, second]) {
      const args = [...amounts, route.map(tokenOf), recipient, maxUint256];
      const call = { address: router, abi: routerAbi, functionName: name, args };
      const { moved, changes } = await mined(
        { ...call, ...(isNative && { value: paid }) },
        {
          type: 'swap',
          input: amount(input, typed === 'input' ? typedRaw : ESTIMATE),
          output: amount(output, typed === 'output' ? typedRaw : ESTIMATE),
          ...(recipient !== demo && { recipient }),
          ...(typed === 'output' && { typed }),
        },
        [
          [input, demo],
          [output, recipient],
        ],
      );
      expect(moved).toEqual({ input: -(changes[0] ?? 0n), output: changes[1] });
    }
  },
);

test.each<readonly [Key, Key, string]>([
  ['PNG', 'WAVAX', 'addLiquidity'],
  ['AVAX', 'PNG', 'addLiquidityAVAX'],
  ['SPORE', 'AVAX', 'addLiquidityAVAX'],
])('TXN-22 what is supplied of %s and %s is read from the receipt', async (a, b, functionName) => {
  const keys = [a, b] as const;
  for (const key of keys) if (key !== 'AVAX') await approve(tokenOf(key));
  const poolToken: Currency = {
    ...{ type: 'token', chainId: 43114, address: poolOf(a, b) },
    ...{ symbol: 'PGL', name: 'Pangolin Liquidity', decimals: 18 },
  };
  const held = () =>
    chain().client.readContract({
      address: poolToken.address,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [demo],
    });
  const before = await held();
  const isNative = keys.includes('AVAX');
  const token = a === 'AVAX' ? b : a;
  const args = isNative
    ? [tokenOf(token), 10n ** 12n, 0n, 0n, demo, maxUint256]
    : [tokenOf(a), tokenOf(b), 10n ** 12n, 10n ** 12n, 0n, 0n, demo, maxUint256];
  const { moved, changes } = await mined(
    {
      ...{ address: router, abi: routerLiquidityAbi, functionName, args },
      ...(isNative && { value: 10n ** 17n }),
    },
    {
      type: 'add',
      amountA: amount(a),
      amountB: amount(b),
      received: amountOf(poolToken, ESTIMATE),
    },
    [
      [a, demo],
      [b, demo],
    ],
  );
  expect(moved).toEqual({
    amountA: -(changes[0] ?? 0n),
    amountB: -(changes[1] ?? 0n),
    received: (await held()) - before,
  });
});

test.each<readonly [Key, Key, string]>([
  ['PNG', 'WAVAX', 'removeLiquidity'],
  ['AVAX', 'USDC.e', 'removeLiquidityAVAX'],
  ['SPORE', 'AVAX', 'removeLiquidityAVAXSupportingFeeOnTransferTokens'],
])(
  'TXN-22 what a removal of %s and %s returned is read from the receipt',
  async (a, b, functionName) => {
    const pair = poolOf(a, b);
    const liquidity = 10n ** 12n;
    await transact(chain().client, deployer, {
      address: pair,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [demo, liquidity],
    });
    await approve(pair);
    const isNative = [a, b].includes('AVAX');
    const tokens = isNative ? [tokenOf(a === 'AVAX' ? b : a)] : [tokenOf(a), tokenOf(b)];
    const { moved, changes } = await mined(
      {
        ...{ address: router, abi: routerLiquidityAbi, functionName },
        args: [...tokens, liquidity, 0n, 0n, demo, maxUint256],
      },
      { type: 'remove', amountA: amount(a), amountB: amount(b) },
      [
        [a, demo],
        [b, demo],
      ],
    );
    expect(moved).toEqual({ amountA: changes[0], amountB: changes[1] });
  },
);
