import { deadlineAt } from '@/lib/transactions/review/deadline';
import { assertApproved, MissingApprovalError } from './assertApproved';
import { PermitExpiredError } from './permitSignature';

const NOW = 10_000n;
const DEADLINE = deadlineAt(NOW, 600);
const UNAPPROVED = { hasAllowance: false, deadlineSeconds: 600 };

/** A signature that ends `seconds` after the call is signed. */
function signatureUntil(seconds: bigint) {
  return { v: 27, r: '0x01', s: '0x02', deadline: NOW + seconds } as const;
}

test.each([
  ['confirm', 'errors.missingApproval'],
  ['migrate', 'errors.attemptingToMigrate'],
  ['stake', 'errors.attemptingToStake'],
] as const)(
  'ERR-45 ERR-55 ERR-56 to %s without approval or signature throws %s',
  (action, code) => {
    const check = () => assertApproved(UNAPPROVED, DEADLINE, action);
    expect(check).toThrow(MissingApprovalError);
    expect(check).toThrow(expect.objectContaining({ code }));
  },
);

test('an allowance or a signature is enough', () => {
  const isEnough = (given: object) => () =>
    assertApproved({ ...UNAPPROVED, ...given }, DEADLINE, 'stake');
  expect(isEnough({ hasAllowance: true })).not.toThrow();
  expect(isEnough({ signature: signatureUntil(1n) })).not.toThrow();
});

test('a signature that has ended is not enough, even beside an allowance', () => {
  const ended = { ...UNAPPROVED, hasAllowance: true, signature: signatureUntil(0n) };
  expect(() => assertApproved(ended, DEADLINE, 'stake')).toThrow(PermitExpiredError);
});
