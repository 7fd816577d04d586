import fc from 'fast-check';
import { type Hex, zeroAddress } from 'viem';
import { addStatement } from '@/lib/features/liquidity/addStatement';
import { removeStatement, type ShownRemoval } from '@/lib/features/liquidity/removeStatement';
import { address, amount, chainId, NOW, ROUTER, WAVAX } from './arbitraries.setup';

const liquidityTerms = fc.record({
  chainId,
  account: address,
  tokens: fc.uniqueArray(address, { minLength: 2, maxLength: 2 }),
  isNative: fc.boolean(),
  minimumA: amount,
  minimumB: amount,
  deadlineSeconds: fc.integer({ min: 60, max: 100_000 }),
  lateness: fc.double({ min: 0, max: 1, noNaN: true }),
});

type LiquidityTerms = typeof liquidityTerms extends fc.Arbitrary<infer terms> ? terms : never;

/** The common part of additions and removals, and the deadline of the call. */
function liquidityParts({
  chainId,
  tokens: [tokenA = zeroAddress, other = zeroAddress],
  lateness,
  ...shown
}: LiquidityTerms) {
  const { account, isNative, minimumA, minimumB, deadlineSeconds } = shown;
  const tokenB = isNative ? WAVAX[chainId] : other;
  return {
    to: ROUTER[chainId],
    stated: { chainId, account },
    shown: { tokenA, tokenB, isNative, minimumA, minimumB, deadlineSeconds },
    tokens: isNative ? [tokenA] : [tokenA, tokenB],
    deadline: NOW + 1n + BigInt(Math.floor(lateness * (99 + deadlineSeconds))),
  };
}

/** Any reviewed addition, and its call. */
export const additions = fc
  .record({ terms: liquidityTerms, amountA: amount, amountB: amount })
  .map(({ terms, amountA, amountB }) => {
    const { to, stated, shown, tokens, deadline } = liquidityParts(terms);
    const tail = [shown.minimumA, shown.minimumB, stated.account, deadline];
    const call = shown.isNative
      ? ({ functionName: 'addLiquidityAVAX', args: [...tokens, amountA, ...tail] } as const)
      : ({ functionName: 'addLiquidity', args: [...tokens, amountA, amountB, ...tail] } as const);
    const statement = addStatement({ amountA, amountB, ...shown });
    return {
      shown,
      stated: { ...stated, statement },
      call: { to, ...call, value: shown.isNative ? amountB : 0n },
    };
  });

const word = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`);

/** Any reviewed removal, signed or not, and one of its calls. */
export const removals = fc
  .record({
    terms: liquidityTerms,
    liquidity: amount,
    signature: fc.option(fc.record({ v: fc.constantFrom(27, 28), r: word, s: word }), {
      nil: undefined,
    }),
    supportsFee: fc.boolean(),
    isFeeKnown: fc.boolean(),
  })
  .map(({ terms, liquidity, signature, supportsFee, isFeeKnown }) => {
    const { to, stated, shown, tokens, deadline } = liquidityParts(terms);
    const signed = signature && { ...signature, deadline };
    const functionName = removalName(shown.isNative, signed !== undefined, supportsFee);
    const args = [
      ...tokens,
      liquidity,
      shown.minimumA,
      shown.minimumB,
      stated.account,
      deadline,
      ...(signed ? [false, signed.v, signed.r, signed.s] : []),
    ];
    const mustMeasure = supportsFee && isFeeKnown;
    const removal: ShownRemoval = {
      liquidity,
      mustMeasure,
      ...shown,
      ...(signed && { signature: signed }),
    };
    return {
      shown: removal,
      stated: { ...stated, statement: removeStatement(removal) },
      call: { to, functionName, args, value: 0n } as const,
    };
  });

function removalName(isNative: boolean, isSigned: boolean, supportsFee: boolean) {
  if (!isNative) return isSigned ? 'removeLiquidityWithPermit' : 'removeLiquidity';
  if (supportsFee) {
    return isSigned
      ? 'removeLiquidityAVAXWithPermitSupportingFeeOnTransferTokens'
      : 'removeLiquidityAVAXSupportingFeeOnTransferTokens';
  }
  return isSigned ? 'removeLiquidityAVAXWithPermit' : 'removeLiquidityAVAX';
}
