import { moveStep } from './move';

test.each([
  [5n, 0n, 'withdraw'],
  [5n, 3n, 'withdraw'],
  [0n, 3n, 'deposit'],
  [0n, 0n, 'done'],
  [undefined, 3n, 'loading'],
  [5n, undefined, 'loading'],
] as const)('MIG-16 MIG-17 with %s staked and %s in the wallet it is %s', (staked, held, step) => {
  expect(moveStep({ staked, held }, false)).toBe(step);
});

test('MIG-17 what was withdrawn can be deposited before the rest is withdrawn', () => {
  expect(moveStep({ staked: 5n, held: 3n }, true)).toBe('deposit');
  // Nothing is left to deposit, so the rest is next.
  expect(moveStep({ staked: 5n, held: 0n }, true)).toBe('withdraw');
});
