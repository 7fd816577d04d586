import { migrationStep } from './migrationStep';

const NONE = { staked: 0n, held: 0n, presentHeld: 0n, presentStaked: 0n };
const TERMS = { isSamePair: false, hasPresentFarm: true };

test('MIG-01 the first of the three steps that applies is shown', () => {
  const all = { staked: 1n, held: 1n, presentHeld: 1n, presentStaked: 1n };
  expect(migrationStep(all, TERMS)).toBe('withdraw');
  expect(migrationStep({ ...all, staked: 0n }, TERMS)).toBe('convert');
  expect(migrationStep({ ...all, staked: 0n, held: 0n }, TERMS)).toBe('deposit');
  expect(migrationStep({ ...NONE, presentStaked: 1n }, TERMS)).toBe('done');
  expect(migrationStep(NONE, TERMS)).toBe('nothing');
});

test('MIG-01 with the same pair nothing is converted, and without a present farm nothing is staked', () => {
  const unstaked = { ...NONE, held: 1n, presentHeld: 1n };
  expect(migrationStep(unstaked, { ...TERMS, isSamePair: true })).toBe('deposit');
  const without = { ...TERMS, hasPresentFarm: false };
  expect(migrationStep({ ...NONE, presentHeld: 1n }, without)).toBe('done');
});

test('MIG-01 MIG-02 while something is unknown no step is shown, and no success', () => {
  for (const name of ['staked', 'held', 'presentHeld', 'presentStaked'] as const)
    expect(migrationStep({ ...NONE, [name]: undefined }, TERMS)).toBe('loading');
});
