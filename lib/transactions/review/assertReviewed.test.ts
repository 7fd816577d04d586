import fc from 'fast-check';
import { type Address, concat, isHash, maxUint256, numberToHex, pad } from 'viem';
import { removeStatement, type ShownRemoval } from '@/lib/features/liquidity/removeStatement';
import type { TransactionParameters } from './assertReviewed';
import type { ReviewedStatement } from './statement';
import { address, amount } from './testing/arbitraries.setup';
import { fieldOf, nativeSends, request, reviewed, swaps } from './testing/reviewedCalls.setup';
import { additions, removals } from './testing/reviewedLiquidity.setup';

const RUNS = { numRuns: 10_000 };
/** For a property that tries several changes in each run. */
const FEWER_RUNS = { numRuns: 1_000 };

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

test('SWP-24 APR-03 SWP-08 TXN-12 LIQ-17 LIQ-18 LIQ-25 LIQ-26 LIQ-27 every variant of a reviewed call may be sent', () => {
  fc.assert(
    fc.property(reviewed, ({ stated, call }) => {
      expect(fieldOf(request(stated, call), stated)).toBeUndefined();
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
      ({ shown, stated, call }, drawn, other, by) => {
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
        expect(fieldOf(request(stated, { ...call, args }), stated)).toEqual(expect.any(String));
      },
    ),
    RUNS,
  );
});

test('SWP-24 a path with one token replaced, left out or moved is refused', () => {
  fc.assert(
    fc.property(swaps, fc.nat(), address, ({ shown, stated, call }, drawn, other) => {
      const { path } = shown;
      const hop = drawn % path.length;
      const changes = [
        path.map((token, index) => (index === hop ? other : token)),
        path.filter((_token, index) => index !== hop),
        path.toReversed(),
      ];
      for (const changed of changes) {
        const args = call.args.map((argument) => (argument === path ? changed : argument));
        expect(fieldOf(request(stated, { ...call, args }), stated)).toBe('path');
      }
    }),
    FEWER_RUNS,
  );
});

test('SWP-24 another chain, account, contract, value or function than reviewed is refused', () => {
  fc.assert(
    fc.property(reviewed, address, amount, ({ stated, call }, other, by) => {
      const sent = request(stated, call);
      const otherChain = stated.chainId === 43114 ? 43113 : 43114;
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
        expect(fieldOf({ ...sent, ...change }, stated)).toBe(field);
      }
    }),
    FEWER_RUNS,
  );
});

test('SWP-24 a call of one kind is never sent for a review of another', () => {
  fc.assert(
    fc.property(reviewed, reviewed, (a, b) => {
      fc.pre(a.call.functionName !== b.call.functionName);
      const stated: ReviewedStatement = { ...a.stated, statement: b.stated.statement };
      expect(fieldOf(request(stated, a.call), stated)).toEqual(expect.any(String));
    }),
    RUNS,
  );
});

test('PNL-12 SWP-24 a send of AVAX may be sent as reviewed; with another recipient, value or data it is refused', () => {
  fc.assert(
    fc.property(nativeSends, address, amount, ({ stated, sent }, other, by) => {
      expect(fieldOf(sent, stated)).toBeUndefined();
      const cases: [string, Partial<TransactionParameters>][] = [
        ['chainId', { chainId: '0x1' }],
        ['from', { from: other }],
        ['to', { to: other }],
        ['value', { value: numberToHex(BigInt(sent.value) + by) }],
        ['data', { data: '0x00' }],
        ['data', { data: '0xdeadbeef' }],
        ['gas', { gas: '0x0' }],
      ];
      for (const [field, change] of cases) {
        expect(fieldOf({ ...sent, ...change }, stated)).toBe(field);
      }
    }),
    FEWER_RUNS,
  );
});

test('LIQ-17 LIQ-18 LIQ-25 a side is never taken for the other, nor a minimum', () => {
  fc.assert(
    fc.property(fc.oneof(additions, removals), fc.nat(), fc.nat(), ({ stated, call }, a, b) => {
      const [first, second] = [a % call.args.length, b % call.args.length];
      fc.pre(call.args[first] !== call.args[second]);
      fc.pre(typeof call.args[first] === typeof call.args[second]);
      const args = call.args.map((argument: unknown, index) => {
        if (index === first) return call.args[second];
        return index === second ? call.args[first] : argument;
      });
      fc.pre(args.every((argument, index) => isWord(argument) === isWord(call.args[index])));
      expect(fieldOf(request(stated, { ...call, args }), stated)).toEqual(expect.any(String));
    }),
    FEWER_RUNS,
  );
});

test('LIQ-26 a signed removal is not sent unsigned, nor with another signature, nor for all there is', () => {
  fc.assert(
    fc.property(removals, removals, ({ shown, stated, call }, other) => {
      const { signature, ...unsigned } = shown;
      const { signature: foreign } = other.shown;
      fc.pre(signature !== undefined && foreign !== undefined && foreign.r !== signature.r);
      const judgedAs = (change: ShownRemoval) =>
        fieldOf(request(stated, call), { ...stated, statement: removeStatement(change) });
      expect(judgedAs(unsigned)).toBe('function');
      const exchanged = { ...foreign, deadline: signature.deadline };
      expect(['v', 'r']).toContain(judgedAs({ ...shown, signature: exchanged }));
      const late = { ...signature, deadline: signature.deadline + 1n };
      expect(judgedAs({ ...shown, signature: late })).toBe('deadline');
    }),
    FEWER_RUNS,
  );
});

test('LIQ-27 SIM-05 a removal that was shown with a fee on transfers is never sent by a method without', () => {
  fc.assert(
    fc.property(removals, ({ shown, stated, call }) => {
      fc.pre(shown.isNative && !call.functionName.includes('Supporting'));
      const statement = removeStatement({ ...shown, mustMeasure: true });
      expect(fieldOf(request(stated, call), { ...stated, statement })).toBe('function');
    }),
    FEWER_RUNS,
  );
});
