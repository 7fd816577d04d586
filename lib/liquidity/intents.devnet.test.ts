import {
  type Address,
  decodeFunctionData,
  erc20Abi,
  type Hash,
  maxUint256,
  parseUnits,
} from 'viem';
import { taxedAbi } from '@/devnet/abis';
import { ACCOUNTS } from '@/devnet/accounts';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import type { TokenKey } from '@/devnet/tokens';
import { transact } from '@/devnet/transact';
import { amountOf } from '@/lib/amounts/amount';
import { signPermit } from '@/lib/approvals/signPermit';
import { routerLiquidityAbi } from '@/lib/contracts/abis/routerLiquidity';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import { pairAddress } from '@/lib/pairs/pairAddress';
import { emptyPool, type Pool, positionOf } from '@/lib/pairs/pool';
import { readBalance, readPool } from '@/lib/pairs/readPool.setup';
import { PriceMovementError } from '@/lib/review/sendFailures';
import type { Intent } from '@/lib/submit/intent';
import { nodeWallet } from '@/lib/submit/nodeWallet.setup';
import { submit } from '@/lib/submit/submit';
import { type Currency, nativeCurrency } from '@/lib/tokens/currency';
import type { Token } from '@/lib/tokens/token';
import { wrapped } from '@/lib/tokens/wrapped';
import type { AddField } from './addForm';
import { addIntent } from './addIntent';
import { liquidityShareOf } from './liquidityShare';
import { plannedAdd } from './plannedAdd';
import type { ProposedRemoval } from './proposals';
import { receivedShare } from './receivedShare';
import { MissingApprovalError, removeIntent } from './removeIntent';
import { RemovalFailsError } from './removeStatement';

const { demo, deployer } = ACCOUNTS;
const { router } = EXCHANGE_ADDRESSES[43114];
const TERMS = { account: demo, slippageBps: 0, deadlineSeconds: 3600 } as const;

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];

function tokenOf(key: TokenKey): Token {
  const { address, symbol, name, decimals } = chain().tokens[key];
  return { type: 'token', chainId: 43114, address, symbol, name, decimals };
}

async function approve(token: Address, raw = maxUint256) {
  await transact(chain().client, demo, {
    address: token,
    abi: erc20Abi,
    functionName: 'approve',
    args: [router, raw],
  });
}

function currencyOf(key: TokenKey | 'AVAX'): Currency {
  return key === 'AVAX' ? nativeCurrency(43114) : tokenOf(key);
}

/** The account's balances, with the network fees of `hashes` added back. */
async function held(currency: Currency, hashes: readonly Hash[] = []): Promise<bigint> {
  if (currency.type === 'token') return readBalance(chain().client, currency.address, demo);
  const receipts = await Promise.all(
    hashes.map((hash) => chain().client.getTransactionReceipt({ hash })),
  );
  const fees = receipts.map(({ gasUsed, effectiveGasPrice }) => gasUsed * effectiveGasPrice);
  const balance = await chain().client.getBalance({ address: demo });
  return fees.reduce((total, fee) => total + fee, balance);
}

async function send(intent: Intent) {
  const { transaction } = await submit(nodeWallet(chain().rpcUrl, demo), intent);
  const { hash } = transaction;
  const { status } = await chain().client.waitForTransactionReceipt({ hash });
  expect(status).toBe('success');
  const { input } = await chain().client.getTransaction({ hash });
  const { functionName } = decodeFunctionData({ abi: routerLiquidityAbi, data: input });
  return { hash, functionName };
}

type TypedAdd = {
  readonly pool: Pool;
  readonly keys: readonly [TokenKey | 'AVAX', TokenKey | 'AVAX'];
  readonly field: AddField;
  readonly text: string;
  readonly otherText?: string;
};

function planned({ pool, keys, field, text, otherText }: TypedAdd) {
  const currencies = [currencyOf(keys[0]), currencyOf(keys[1])] as const;
  const [typed, other] = field === 'currencyA' ? currencies : [currencies[1], currencies[0]];
  const addition = plannedAdd(pool, currencies, {
    field,
    amount: amountOf(typed, parseUnits(text, typed.decimals)),
    other: otherText ? amountOf(other, parseUnits(otherText, other.decimals)) : undefined,
  });
  if (addition === undefined) throw new TypeError('Nothing to add');
  return {
    addition,
    intent: addIntent({
      ...TERMS,
      ...addition,
      minted: amountOf(pool.pair.liquidityToken, addition.minted),
      independentField: field,
      feesBps: [0, 0],
      isFirst: false,
    }),
  };
}

const poolOf = (a: Currency, b: Currency) => readPool(chain().client, wrapped(a), wrapped(b));

test.each([
  ['PNG', 'WAVAX', 'currencyA', '123.000000000000000007', 'addLiquidity'],
  ['USDC.e', 'USDT.e', 'currencyB', '0.123457', 'addLiquidity'],
  ['USDC.e', 'WAVAX', 'currencyB', '1.000000000000000001', 'addLiquidity'],
  ['AVAX', 'USDC.e', 'currencyA', '1.234567890123456789', 'addLiquidityAVAX'],
  ['USDC.e', 'AVAX', 'currencyA', '7.654321', 'addLiquidityAVAX'],
  ['WBTC.e', 'AVAX', 'currencyB', '3.000000000000000001', 'addLiquidityAVAX'],
] as const)(
  'LIQ-17 LIQ-18 a deposit into %s/%s moves and mints what is shown, to the last digit, without slippage: %s %s',
  async (keyA, keyB, field, text, name) => {
    const [a, b] = [currencyOf(keyA), currencyOf(keyB)];
    for (const { address } of [wrapped(a), wrapped(b)]) await approve(address);
    const pool = await poolOf(a, b);
    const { addition, intent } = planned({ pool, keys: [keyA, keyB], field, text });
    const before = [await held(a), await held(b), await held(pool.pair.liquidityToken)];
    const { hash, functionName } = await send(intent);
    expect(functionName).toBe(name);
    const after = [
      await held(a, [hash]),
      await held(b, [hash]),
      await held(pool.pair.liquidityToken),
    ];
    expect(after.map((raw, index) => raw - (before[index] ?? 0n))).toEqual([
      -addition.amounts[0].raw,
      -addition.amounts[1].raw,
      addition.minted,
    ]);
  },
);

test('LIQ-19 a first addition creates the pair at the price of its amounts', async () => {
  const [a, b] = [currencyOf('AVAX'), currencyOf('DAI.e')];
  await approve(wrapped(b).address);
  const pool = emptyPool(wrapped(a), wrapped(b));
  const typed = { pool, keys: ['AVAX', 'DAI.e'], field: 'currencyA' } as const;
  const { addition, intent } = planned({ ...typed, text: '1.5', otherText: '30.1' });
  await send(intent);
  expect(await held(pool.pair.liquidityToken)).toBe(addition.minted);
  const created = await poolOf(a, b);
  expect([created.balance0, created.balance1].toSorted()).toEqual(
    addition.amounts.map(({ raw }) => raw).toSorted(),
  );
});

test('ERR-36 a pool that moved beyond the slippage accepts no addition, with the reason', async () => {
  const [a, b] = [currencyOf('PNG'), currencyOf('WAVAX')];
  for (const { address } of [wrapped(a), wrapped(b)]) await approve(address);
  const pool = await poolOf(a, b);
  const moved = { ...pool, pair: { ...pool.pair, reserve0: pool.pair.reserve0 + 10n ** 20n } };
  const { intent } = planned({
    pool: moved,
    keys: ['PNG', 'WAVAX'],
    field: 'currencyA',
    text: '9',
  });
  await expect(submit(nodeWallet(chain().rpcUrl, demo), intent)).rejects.toThrow(
    PriceMovementError,
  );
});

/** Gives the account some of a pool's liquidity, and returns a removal of `part` percent of it. */
async function removal(keyA: TokenKey | 'AVAX', keyB: TokenKey | 'AVAX', percent: bigint) {
  const currencies = [currencyOf(keyA), currencyOf(keyB)] as const;
  const address = pairAddress(wrapped(currencies[0]), wrapped(currencies[1]));
  await transact(chain().client, deployer, {
    address,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [demo, 10n ** 12n + 7n],
  });
  const pool = await poolOf(...currencies);
  const position = positionOf(pool, await readBalance(chain().client, address, demo));
  if (position === undefined) throw new TypeError('No position');
  const part = (position.liquidity.raw * percent) / 100n;
  return {
    currencies,
    pool,
    proposal: { ...TERMS, ...liquidityShareOf(position, currencies, part) },
  };
}

async function signed(proposal: ProposedRemoval): Promise<ProposedRemoval> {
  const { currency, raw } = proposal.liquidity;
  const { signature } = await signPermit(nodeWallet(chain().rpcUrl, demo), {
    account: demo,
    token: currency,
    spender: router,
    value: raw,
    deadlineSeconds: proposal.deadlineSeconds,
  });
  return { ...proposal, permit: signature };
}

test.each([
  ['PNG', 'WAVAX', false, 'removeLiquidity'],
  ['AVAX', 'USDC.e', false, 'removeLiquidityAVAX'],
  ['PNG', 'WAVAX', true, 'removeLiquidityWithPermit'],
  ['USDC.e', 'AVAX', true, 'removeLiquidityAVAXWithPermit'],
] as const)(
  'LIQ-25 LIQ-26 APR-05 APR-06 a removal from %s/%s (signed: %s) gives what is shown, to the last digit, by %s',
  async (keyA, keyB, isSigned, name) => {
    const { currencies, proposal } = await removal(keyA, keyB, 37n);
    const [a, b] = currencies;
    const { currency } = proposal.liquidity;
    if (!isSigned) await approve(wrapped(currency).address, proposal.liquidity.raw);
    const ready = isSigned ? await signed(proposal) : proposal;
    const before = [await held(a), await held(b), await held(currency)];
    const { hash, functionName } = await send(removeIntent(ready, !isSigned));
    expect(functionName).toBe(name);
    const after = [await held(a, [hash]), await held(b, [hash]), await held(currency)];
    expect(after.map((raw, index) => raw - (before[index] ?? 0n))).toEqual([
      proposal.amounts[0].raw,
      proposal.amounts[1].raw,
      -proposal.liquidity.raw,
    ]);
  },
);

test.each([
  [false, 'removeLiquidityAVAXSupportingFeeOnTransferTokens'],
  [true, 'removeLiquidityAVAXWithPermitSupportingFeeOnTransferTokens'],
] as const)(
  'LIQ-27 a token that keeps a fee is removed with AVAX by the form for such tokens (signed: %s)',
  async (isSigned, name) => {
    const { proposal } = await removal('SPORE', 'AVAX', 100n);
    if (!isSigned) await approve(wrapped(proposal.liquidity.currency).address);
    const ready = isSigned ? await signed(proposal) : proposal;
    const { functionName } = await send(removeIntent(ready, !isSigned));
    expect(functionName).toBe(name);
    expect(await held(proposal.liquidity.currency)).toBe(0n);
  },
);

test.each([
  ['SPORE', 'AVAX', [100, 100]],
  ['SPORE', 'WAVAX', [100]],
  ['TAX', 'AVAX', [500]],
  ['TAX', 'WAVAX', [500]],
] as const)(
  'SIM-05 LIQ-25 LIQ-27 of %s with %s what is shown without its fees of %j arrives, at no tolerance',
  async (key, other, fees) => {
    const { address } = tokenOf('TAX');
    await transact(chain().client, deployer, {
      address,
      abi: taxedAbi,
      functionName: 'setTaxes',
      args: [pairAddress(tokenOf('TAX'), tokenOf('WAVAX')), 500n, 300n],
    });
    const { currencies, proposal } = await removal(key, other, 37n);
    await approve(wrapped(proposal.liquidity.currency).address);
    const shown = { ...TERMS, ...receivedShare(proposal, [fees, []]) };
    const before = [await held(currencies[0]), await held(currencies[1])];
    const { hash } = await send(removeIntent(shown, true));
    const after = [await held(currencies[0], [hash]), await held(currencies[1], [hash])];
    const [ofToken = 0n, ofOther] = after.map((raw, index) => raw - (before[index] ?? 0n));
    expect(ofOther).toBe(shown.amounts[1].raw);
    // These tokens round their fee down: of each, a smallest unit more may arrive.
    expect(ofToken).toBeGreaterThanOrEqual(shown.amounts[0].raw);
    expect(ofToken).toBeLessThanOrEqual(shown.amounts[0].raw + BigInt(fees.length));
  },
);

test('LIQ-20 all of a position leaves no dust', async () => {
  const { proposal, pool } = await removal('PNG', 'WAVAX', 100n);
  await approve(pool.pair.liquidityToken.address);
  await send(removeIntent(proposal, true));
  expect(await held(proposal.liquidity.currency)).toBe(0n);
});

test('ERR-44 a removal whose forms all revert is reported as failing', async () => {
  const { proposal } = await removal('AVAX', 'USDC.e', 50n);
  const submission = submit(nodeWallet(chain().rpcUrl, demo), removeIntent(proposal, true));
  await expect(submission).rejects.toThrow(RemovalFailsError);
  await expect(submission).rejects.toThrow('This transaction would fail. Please contact support.');
});

test('ERR-45 a removal without approval and signature is not even tried', async () => {
  const { proposal } = await removal('AVAX', 'USDC.e', 50n);
  expect(() => removeIntent(proposal, false).callsAt(0n)).toThrow(MissingApprovalError);
});

test('APR-05 a signature serves once: its nonce is used up', async () => {
  const { proposal } = await removal('PNG', 'WAVAX', 10n);
  const ready = await signed(proposal);
  await send(removeIntent(ready, false));
  await expect(
    submit(nodeWallet(chain().rpcUrl, demo), removeIntent(ready, false)),
  ).rejects.toThrow(RemovalFailsError);
});
