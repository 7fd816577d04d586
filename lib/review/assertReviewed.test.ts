import fc from 'fast-check';
import {
  type Address,
  concat,
  type Hex,
  isHash,
  maxUint256,
  numberToHex,
  pad,
  zeroAddress,
} from 'viem';
import { approveStatement } from '@/lib/approvals/approveStatement';
import { removeStatement, type ShownRemoval } from '@/lib/liquidity/removeStatement';
import { InvalidRecipientError, type ShownSwap, swapStatement } from '@/lib/swap/swapStatement';
import { nativeCurrency } from '@/lib/tokens/currency';
import { address, amount, FACTORY, NOW, ROUTER, WAVAX } from './arbitraries.setup';
import { assertReviewed, ReviewMismatchError, type TransactionParameters } from './assertReviewed';
import { request, reviewed, swapCall, swaps } from './reviewedCalls.setup';
import { additions, removals } from './reviewedLiquidity.setup';
import type { Review, Statement } from './statement';

const RUNS = { numRuns: 10_000 };
/** The pair of WAVAX and PNG, at its address from the factory. */
const WAVAX_PNG = '0xd7538cABBf8605BdE1f4901B47B8D42c61DE0367';
const USDC_E = '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664';
/** The pair of WAVAX and USDC.e, at its address from the factory. */
const WAVAX_USDC_E = '0xbd918Ed441767fe7924e99F6a0E0B568ac1970D9';
/** For a property that tries several changes in each run. */
const FEWER_RUNS = { numRuns: 1_000 };

function fieldOf(request: TransactionParameters, review: Review): unknown {
  try {
    assertReviewed(request, review, NOW);
    return undefined;
  } catch (error) {
    if (error instanceof ReviewMismatchError) return error.values.field;
    throw error;
  }
}

function isWord(argument: unknown): boolean {
  return typeof argument === 'string' && isHash(argument);
}

/** A different argument of the same type; `other` is used for addresses. */
function otherThan(argument: unknown, other: Address, by: bigint): unknown {
  switch (typeof argument) {
    case 'bigint': {
      const changed = argument + by * 1_000_000n;
      return changed > maxUint256 ? argument - 1n : changed;
    }
    case 'number':
      return argument ^ 1;
    case 'boolean':
      return !argument;
    default:
      if (Array.isArray(argument)) return [...argument, other];
      return isWord(argument) ? pad(other, { size: 32 }) : other;
  }
}

test('SWP-24 APR-03 SWP-08 TXN-12 LIQ-17 LIQ-18 LIQ-25 LIQ-26 LIQ-27 every form of a reviewed call may be sent', () => {
  fc.assert(
    fc.property(reviewed, ({ review, call }) => {
      expect(fieldOf(request(review, call), review)).toBeUndefined();
    }),
    RUNS,
  );
});

test('SWP-24 a call with any one argument changed is refused, and the argument is named', () => {
  fc.assert(
    fc.property(
      reviewed,
      fc.nat(),
      address,
      amount,
      ({ shown, review, call }, drawn, other, by) => {
        fc.pre(call.args.length > 0);
        const position = drawn % call.args.length;
        const args = call.args.map((argument: unknown, index) => {
          return index === position ? otherThan(argument, other, by) : argument;
        });
        fc.pre(
          !('amounts' in shown) ||
            typeof args[position] !== 'bigint' ||
            !shown.amounts.includes(args[position]),
        );
        expect(fieldOf(request(review, { ...call, args }), review)).toEqual(expect.any(String));
      },
    ),
    RUNS,
  );
});

test('SWP-24 a path with one token replaced, left out or moved is refused', () => {
  fc.assert(
    fc.property(swaps, fc.nat(), address, ({ shown, review, call }, drawn, other) => {
      const { path } = shown;
      const hop = drawn % path.length;
      const changes = [
        path.map((token, index) => (index === hop ? other : token)),
        path.filter((_token, index) => index !== hop),
        path.toReversed(),
      ];
      for (const changed of changes) {
        const args = call.args.map((argument) => (argument === path ? changed : argument));
        expect(fieldOf(request(review, { ...call, args }), review)).toBe('path');
      }
    }),
    FEWER_RUNS,
  );
});

test('SWP-24 another chain, account, contract, value or function than reviewed is refused', () => {
  fc.assert(
    fc.property(reviewed, address, amount, ({ review, call }, other, by) => {
      const sent = request(review, call);
      const otherChain = review.chainId === 43114 ? 43113 : 43114;
      const cases: [string, Partial<TransactionParameters>][] = [
        ['chainId', { chainId: numberToHex(otherChain) }],
        ['chainId', { chainId: '0x1' }],
        ['from', { from: other }],
        ['to', { to: other }],
        ['value', { value: numberToHex(call.value + by) }],
        ['function', { data: '0x' }],
        ['function', { data: '0xdeadbeef' }],
        ['function', { data: concat(['0xdeadbeef', `0x${sent.data.slice(10)}`]) }],
        ['data', { data: concat([sent.data, '0x00']) }],
        ['data', { data: concat([sent.data, numberToHex(by, { size: 32 })]) }],
      ];
      for (const [field, change] of cases) {
        expect(fieldOf({ ...sent, ...change }, review)).toBe(field);
      }
    }),
    FEWER_RUNS,
  );
});

test('SWP-24 a call of one kind is never sent for a review of another', () => {
  fc.assert(
    fc.property(reviewed, reviewed, (a, b) => {
      fc.pre(a.call.functionName !== b.call.functionName);
      const review: Review = { ...a.review, statement: b.review.statement };
      expect(fieldOf(request(review, a.call), review)).toEqual(expect.any(String));
    }),
    RUNS,
  );
});

test('LIQ-17 LIQ-18 LIQ-25 a side is never taken for the other, nor a minimum', () => {
  fc.assert(
    fc.property(fc.oneof(additions, removals), fc.nat(), fc.nat(), ({ review, call }, a, b) => {
      const [first, second] = [a % call.args.length, b % call.args.length];
      fc.pre(call.args[first] !== call.args[second]);
      fc.pre(typeof call.args[first] === typeof call.args[second]);
      const args = call.args.map((argument: unknown, index) => {
        if (index === first) return call.args[second];
        return index === second ? call.args[first] : argument;
      });
      fc.pre(args.every((argument, index) => isWord(argument) === isWord(call.args[index])));
      expect(fieldOf(request(review, { ...call, args }), review)).toEqual(expect.any(String));
    }),
    FEWER_RUNS,
  );
});

test('LIQ-26 a signed removal is not sent unsigned, nor with another signature, nor for all there is', () => {
  fc.assert(
    fc.property(removals, removals, ({ shown, review, call }, other) => {
      const { permit, ...unsigned } = shown;
      const { permit: foreign } = other.shown;
      fc.pre(permit !== undefined && foreign !== undefined && foreign.r !== permit.r);
      const judgedAs = (change: ShownRemoval) =>
        fieldOf(request(review, call), { ...review, statement: removeStatement(change) });
      expect(judgedAs(unsigned)).toBe('function');
      const exchanged = { ...foreign, deadline: permit.deadline };
      expect(['v', 'r']).toContain(judgedAs({ ...shown, permit: exchanged }));
      const late = { ...permit, deadline: permit.deadline + 1n };
      expect(judgedAs({ ...shown, permit: late })).toBe('deadline');
    }),
    FEWER_RUNS,
  );
});

test('LIQ-27 SIM-05 a removal that was shown with a fee on transfers is sent by no method without', () => {
  fc.assert(
    fc.property(removals, ({ shown, review, call }) => {
      fc.pre(shown.isNative && !call.functionName.includes('Supporting'));
      const statement = removeStatement({ ...shown, mustMeasure: true });
      expect(fieldOf(request(review, call), { ...review, statement })).toBe('function');
    }),
    FEWER_RUNS,
  );
});

describe('one call by hand', () => {
  const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const png = '0x60781C2586D68229fde47564546784ab3fACA982';
  const swap: ShownSwap = {
    exact: 'input',
    isInputNative: true,
    isOutputNative: false,
    mustMeasure: false,
    path: [WAVAX[43114], png],
    amountIn: 10n ** 18n,
    amountOut: 5n,
    recipient: account,
    deadlineSeconds: 3600,
    sold: { currency: nativeCurrency(43114), raw: 10n ** 18n },
  };
  const review = reviewOf(swapStatement(swap));

  function reviewOf(statement: Statement): Review {
    return { chainId: 43114, account, statement };
  }

  function sentWith(change: { deadline?: bigint; swap?: Partial<ShownSwap>; review?: Review }) {
    const shown = { ...swap, ...change.swap };
    const call = swapCall(
      { chainId: 43114, shown },
      { deadline: change.deadline ?? NOW + 3700n, supportsFee: false },
    );
    return fieldOf(request(review, call), change.review ?? review);
  }

  test.each([
    [NOW - 1n, 'deadline'],
    [NOW, 'deadline'],
    [NOW + 1n, undefined],
    [NOW + 3700n, undefined],
    [NOW + 3701n, 'deadline'],
    [NOW * 1000n, 'deadline'],
  ])(
    'TXN-12 a deadline is accepted only if now < deadline <= now + 100 + setting: %d',
    (deadline, field) => {
      expect(sentWith({ deadline })).toBe(field);
    },
  );

  test('SWP-24 a lower minimum than the one shown is refused', () => {
    expect(sentWith({ swap: { amountOut: 4n } })).toBe('amountOutMin');
  });

  test('SIM-05 K01 a call that does not measure what arrives is refused where a token keeps a part of it', () => {
    const kept = { ...swap, mustMeasure: true };
    const fieldWith = (supportsFee: boolean) =>
      fieldOf(
        request(
          review,
          swapCall({ chainId: 43114, shown: kept }, { deadline: NOW + 3700n, supportsFee }),
        ),
        reviewOf(swapStatement(kept)),
      );
    expect(fieldWith(false)).toBe('function');
    expect(fieldWith(true)).toBeUndefined();
  });

  test('SWP-24 another recipient than the one shown is refused', () => {
    expect(sentWith({ swap: { recipient: png } })).toBe('to');
  });

  test.each<[string, Address]>([
    ['the router', ROUTER[43114]],
    ['the router of the other chain', ROUTER[43113]],
    ['the factory', FACTORY],
    ['a token of the path', png],
    ['the pair of the path', WAVAX_PNG],
    ['the zero address', zeroAddress],
  ])('ERR-43 SWP-14 C22 %s is an invalid recipient, even when reviewed', (_name, recipient) => {
    const lost = reviewOf(swapStatement({ ...swap, recipient }));
    expect(() => sentWith({ swap: { recipient }, review: lost })).toThrow(InvalidRecipientError);
  });

  test.each<[string, Address]>([
    ['first', WAVAX_PNG],
    ['second', WAVAX_USDC_E],
  ])(
    'SWP-14 C22 the %s pair of a path of two is an invalid recipient, even when reviewed',
    (_name, recipient) => {
      const twoHops = { isInputNative: false, path: [png, WAVAX[43114], USDC_E] } as const;
      const lost = reviewOf(swapStatement({ ...swap, ...twoHops, recipient }));
      const safe = reviewOf(swapStatement({ ...swap, ...twoHops }));
      expect(sentWith({ swap: twoHops, review: safe })).toBeUndefined();
      expect(() => sentWith({ swap: { ...twoHops, recipient }, review: lost })).toThrow(
        InvalidRecipientError,
      );
    },
  );

  test('APR-03 a spender that is not the router is refused, even when reviewed', () => {
    const spender = FACTORY;
    const approval = reviewOf(approveStatement({ token: png, spender, amounts: [1n] }));
    const call = { to: png, functionName: 'approve', args: [spender, 1n], value: 0n } as const;
    expect(fieldOf(request(approval, call), approval)).toBe('spender');
  });

  test('APR-03 an approval of the exact amount is never sent as an unlimited one', () => {
    const spender = ROUTER[43114];
    const approval = reviewOf(approveStatement({ token: png, spender, amounts: [1n] }));
    const args = [ROUTER[43114], maxUint256];
    const call = { to: png, functionName: 'approve', args, value: 0n } as const;
    expect(fieldOf(request(approval, call), approval)).toBe('amount');
  });

  test('APR-03 a transfer is not an approval', () => {
    const spender = ROUTER[43114];
    const approval = reviewOf(approveStatement({ token: png, spender, amounts: [1n] }));
    const args = [ROUTER[43114], 1n];
    const call = { to: png, functionName: 'transfer', args, value: 0n } as const;
    expect(fieldOf(request(approval, call), approval)).toBe('function');
  });

  test.each([
    ['0x', 'gas'],
    ['0x0', 'gas'],
    ['0x5207', 'gas'],
    ['0x5208', undefined],
    ['0xe4e1c0', undefined],
    ['0xe4e1c1', 'gas'],
    ['0x005208', 'gas'],
    ['0x52g8', 'gas'],
    ['21000', 'gas'],
  ])('AMT-13 a request with the gas %s names as the first mismatch: %s', (gas, field) => {
    const { gas: _gas, ...rest } = plainSwap();
    const sent = JSON.parse(JSON.stringify({ ...rest, gas }));
    expect(fieldOf(sent, review)).toBe(field);
  });

  test.each(['gasPrice', 'maxFeePerGas', 'nonce', 'accessList', 'authorizationList', 'input'])(
    'SWP-24 a request with the unreviewed parameter %s is rejected',
    (name) => {
      const sent = { ...plainSwap(), [name]: '0x1' };
      expect(fieldOf(sent, review)).toBe(name);
    },
  );

  function plainSwap() {
    const call = swapCall(
      { chainId: 43114, shown: swap },
      { deadline: NOW + 3700n, supportsFee: false },
    );
    return request(review, call);
  }

  test('SWP-24 unused bits inside the call data are refused', () => {
    const call = swapCall(
      { chainId: 43114, shown: swap },
      { deadline: NOW + 3700n, supportsFee: false },
    );
    const { data, ...rest } = request(review, call);
    const recipientWord = account.slice(2).toLowerCase().padStart(64, '0');
    const dirty = data.replace(recipientWord, `1${recipientWord.slice(1)}`);
    expect(dirty).not.toBe(data);
    const sent: Hex = `0x${dirty.slice(2)}`;
    expect(fieldOf({ ...rest, data: sent }, review)).toBe('data');
  });
});
