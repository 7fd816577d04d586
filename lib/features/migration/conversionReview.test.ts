import { amountOf } from '@/lib/base/amounts/amount';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { isEnough, reviewObstacle } from './conversionReview';

const TOKEN = wrappedNative(43114);
const NOTHING = [amountOf(TOKEN, 0n), amountOf(TOKEN, 0n)] as const;
const AGREED = { amount: amountOf(TOKEN, 500n), least: amountOf(TOKEN, 9_950n) };
const HELD = amountOf(TOKEN, 500n);

function conversionTo(minted: bigint) {
  return { removed: NOTHING, added: NOTHING, leftovers: NOTHING, minted: amountOf(TOKEN, minted) };
}

const ENOUGH = { conversion: conversionTo(9_950n), obstacle: undefined, isKnown: true };

test('MIG-21 a conversion that returns exactly the agreed minimum can be confirmed, one unit less can not', () => {
  expect(isEnough(AGREED, conversionTo(9_950n))).toBe(true);
  expect(isEnough(AGREED, conversionTo(9_949n))).toBe(false);
  expect(reviewObstacle(AGREED, { held: HELD, now: ENOUGH })).toBeUndefined();
  const less = { ...ENOUGH, conversion: conversionTo(9_949n) };
  expect(reviewObstacle(AGREED, { held: HELD, now: less })).toBe('changed');
  const nothing = { ...ENOUGH, conversion: undefined };
  expect(reviewObstacle(AGREED, { held: HELD, now: nothing })).toBe('changed');
});

test('MIG-21 an obstacle of the router blocks a conversion that returns enough', () => {
  const stray = { ...ENOUGH, obstacle: 'stray' } as const;
  expect(reviewObstacle(AGREED, { held: HELD, now: stray })).toBe('changed');
});

test('a conversion is not confirmed before everything is read that decides it', () => {
  const unread = { ...ENOUGH, isKnown: false };
  expect(reviewObstacle(AGREED, { held: HELD, now: unread })).toBe('reading');
});

test('an amount that the account no longer has is said before anything else', () => {
  const held = amountOf(TOKEN, 499n);
  const less = { ...ENOUGH, conversion: undefined, isKnown: false };
  expect(reviewObstacle(AGREED, { held, now: less })).toBe('insufficientBalance');
  expect(reviewObstacle(AGREED, { held: undefined, now: ENOUGH })).toBeUndefined();
});
