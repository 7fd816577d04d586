import { formatUnits, parseUnits } from 'viem';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { amountOf } from '@/lib/base/amounts/amount';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { emptyPool, type Pool } from '@/lib/exchange/pairs/pool';
import { PriceMovementError } from '@/lib/transactions/review/sendErrors';
import { submit } from '@/lib/transactions/submit/submit';
import type { AddField } from './addForm';
import { addIntent } from './addIntent';
import { exceededRoom } from './exceededRoom';
import { plannedAdd } from './plannedAdd';
import { setUpLiquidity, TERMS } from './testing/devnetLiquidity.setup';

const { wallet, currencyOf, approve, held, send, poolOf } = setUpLiquidity();

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
      minted: amountOf(pool.pair.liquidityToken, addition.mintedRaw),
      share: undefined,
      shareBefore: undefined,
      independentField: field,
      feesBps: [0, 0],
      isFirst: false,
    }),
  };
}

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
      addition.mintedRaw,
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
  expect(await held(pool.pair.liquidityToken)).toBe(addition.mintedRaw);
  const created = await poolOf(a, b);
  expect([created.balance0, created.balance1].toSorted()).toEqual(
    addition.amounts.map(({ raw }) => raw).toSorted(),
  );
});

test('LIQ-38 a pair takes the largest reserve of 112 bits, and reverts for one unit more', async () => {
  const [a, b] = [currencyOf('ALL'), currencyOf('PNG')];
  for (const { address } of [wrapped(a), wrapped(b)]) await approve(address);
  const pool = emptyPool(wrapped(a), wrapped(b));
  const most = 2n ** 112n - 1n;
  const supplied = (raw: bigint) =>
    planned({
      pool,
      keys: ['ALL', 'PNG'],
      field: 'currencyA',
      text: formatUnits(raw, 18),
      otherText: '1',
    });
  const over = supplied(most + 1n);
  expect(exceededRoom(pool, over.addition, [0, 0])).toEqual(amountOf(a, most));
  await expect(submit(wallet(), over.intent)).rejects.toThrow();
  const whole = supplied(most);
  expect(exceededRoom(pool, whole.addition, [0, 0])).toBeUndefined();
  await send(whole.intent);
  const full = await poolOf(a, b);
  expect(exceededRoom(full, whole.addition, [0, 0])).toEqual(amountOf(a, 0n));
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
  await expect(submit(wallet(), intent)).rejects.toThrow(PriceMovementError);
});
