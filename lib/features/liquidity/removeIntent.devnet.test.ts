import { erc20Abi, formatUnits } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { taxedAbi } from '@/devnet/contracts/abis';
import { transact } from '@/devnet/node/transact';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { positionOf } from '@/lib/exchange/pairs/pool';
import { readBalance } from '@/lib/exchange/pairs/testing/readPool.setup';
import { signPermit } from '@/lib/transactions/approvals/signPermit';
import { submit } from '@/lib/transactions/submit/submit';
import { liquidityAmountsOf } from './liquidityAmounts';
import { removalAmounts } from './removalAmounts';
import { removeInputError } from './removeInputError';
import { removeIntent } from './removeIntent';
import { RemovalFailsError } from './removeSendErrors';
import type { RemovalTerms } from './removeTerms';
import { router, setUpLiquidity, TERMS } from './testing/devnetLiquidity.setup';

const { demo, deployer } = ACCOUNTS;

const { chain, wallet, tokenOf, currencyOf, approve, held, send, poolOf } = setUpLiquidity();

/**
 * Provides the account with some of a pool's liquidity, and returns a removal of `part` percent of
 * it.
 */
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
    terms: { ...TERMS, ...liquidityAmountsOf(position, currencies, part) },
  };
}

async function signed(terms: RemovalTerms): Promise<RemovalTerms> {
  const { currency, raw } = terms.liquidity;
  const { signature } = await signPermit(wallet(), {
    account: demo,
    token: currency,
    spender: router,
    value: raw,
    deadlineSeconds: terms.deadlineSeconds,
  });
  return { ...terms, signature };
}

test.each([
  ['PNG', 'WAVAX', false, 'removeLiquidity'],
  ['AVAX', 'USDC.e', false, 'removeLiquidityAVAX'],
  ['PNG', 'WAVAX', true, 'removeLiquidityWithPermit'],
  ['USDC.e', 'AVAX', true, 'removeLiquidityAVAXWithPermit'],
] as const)(
  'LIQ-25 LIQ-26 APR-05 APR-06 a removal from %s/%s (signed: %s) returns what is shown, to the last digit, by %s',
  async (keyA, keyB, isSigned, name) => {
    const { currencies, terms } = await removal(keyA, keyB, 37n);
    const [a, b] = currencies;
    const { currency } = terms.liquidity;
    if (!isSigned) await approve(wrapped(currency).address, terms.liquidity.raw);
    const ready = isSigned ? await signed(terms) : terms;
    const before = [await held(a), await held(b), await held(currency)];
    const { hash, functionName } = await send(removeIntent(ready, !isSigned));
    expect(functionName).toBe(name);
    const after = [await held(a, [hash]), await held(b, [hash]), await held(currency)];
    expect(after.map((raw, index) => raw - (before[index] ?? 0n))).toEqual([
      terms.amounts[0].raw,
      terms.amounts[1].raw,
      -terms.liquidity.raw,
    ]);
  },
);

test.each([
  [false, 'removeLiquidityAVAXSupportingFeeOnTransferTokens'],
  [true, 'removeLiquidityAVAXWithPermitSupportingFeeOnTransferTokens'],
] as const)(
  'LIQ-27 a token that keeps a fee is removed with AVAX by the form for such tokens (signed: %s)',
  async (isSigned, name) => {
    const { terms } = await removal('SPORE', 'AVAX', 100n);
    if (!isSigned) await approve(wrapped(terms.liquidity.currency).address);
    const ready = isSigned ? await signed(terms) : terms;
    const { functionName } = await send(removeIntent(ready, !isSigned));
    expect(functionName).toBe(name);
    expect(await held(terms.liquidity.currency)).toBe(0n);
  },
);

test.each([
  ['SPORE', 'AVAX', [100, 100]],
  ['SPORE', 'WAVAX', [100]],
  ['TAX', 'AVAX', [500]],
  ['TAX', 'WAVAX', [500]],
] as const)(
  'SIM-05 LIQ-25 LIQ-27 for %s with %s, what is shown without its fees of %j arrives, at no tolerance',
  async (key, other, fees) => {
    const { address } = tokenOf('TAX');
    await transact(chain().client, deployer, {
      address,
      abi: taxedAbi,
      functionName: 'setTaxes',
      args: [pairAddress(tokenOf('TAX'), tokenOf('WAVAX')), 500n, 300n],
    });
    const { currencies, terms } = await removal(key, other, 37n);
    await approve(wrapped(terms.liquidity.currency).address);
    const shown = { ...TERMS, ...removalAmounts(terms, [fees, []]) };
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
  const { terms, pool } = await removal('PNG', 'WAVAX', 100n);
  await approve(pool.pair.liquidityToken.address);
  await send(removeIntent(terms, true));
  expect(await held(terms.liquidity.currency)).toBe(0n);
});

test('LIQ-37 the pair returns both tokens or reverts, and the form says if one side is nothing', async () => {
  const { currencies, pool, terms } = await removal('USDC.e', 'WAVAX', 100n);
  await approve(pool.pair.liquidityToken.address);
  const position = positionOf(pool, terms.liquidity.raw);
  if (position === undefined) throw new TypeError('No position');
  const [usdc] = currencies;
  const isFirst = wrapped(usdc).address === pool.pair.token0.address;
  const balance = isFirst ? pool.balance0 : pool.balance1;
  // The least liquidity that is worth a smallest unit of USDC.e.
  const least = (pool.supply + balance - 1n) / balance;
  const part = (liquidity: bigint) => liquidityAmountsOf(position, currencies, liquidity);
  const errorOf = (liquidity: bigint) =>
    removeInputError({
      form: { independentField: 'liquidity', typedValue: formatUnits(liquidity, 18) },
      holding: part(position.liquidity.raw),
      removed: part(liquidity),
    });
  expect(errorOf(least - 1n)).toEqual({ type: 'oneSided', currency: usdc, isOfAll: false });
  const tooSmall = removeIntent({ ...TERMS, ...part(least - 1n) }, true);
  await expect(submit(wallet(), tooSmall)).rejects.toThrow(RemovalFailsError);
  expect(errorOf(least)).toBeUndefined();
  await send(removeIntent({ ...TERMS, ...part(least) }, true));
});

test('ERR-44 a removal whose variants all revert is reported as failing', async () => {
  const { terms } = await removal('AVAX', 'USDC.e', 50n);
  const submission = submit(wallet(), removeIntent(terms, true));
  await expect(submission).rejects.toThrow(RemovalFailsError);
  await expect(submission).rejects.toThrow('This transaction would fail. Please contact support.');
});

test('ERR-45 a removal without approval and signature is not even tried', async () => {
  const { terms } = await removal('AVAX', 'USDC.e', 50n);
  expect(() => removeIntent(terms, false).callsAt(0n)).toThrow('Attempting to confirm without');
});

test('APR-05 a signature serves once: its nonce is used up', async () => {
  const { terms } = await removal('PNG', 'WAVAX', 10n);
  const ready = await signed(terms);
  await send(removeIntent(ready, false));
  await expect(submit(wallet(), removeIntent(ready, false))).rejects.toThrow(RemovalFailsError);
});
