import { canKeepRest, migrationStep } from './migrationStep';

const NONE = { staked: 0n, held: 0n, presentHeld: 0n, presentStaked: 0n };
const TERMS = { isSamePair: false, hasPresentFarm: true, kept: [] };
const ALL = { staked: 1n, held: 1n, presentHeld: 1n, presentStaked: 1n };

test('MIG-01 the first of the three steps that applies is shown', () => {
  expect(migrationStep(ALL, TERMS)).toBe('withdraw');
  expect(migrationStep({ ...ALL, staked: 0n }, TERMS)).toBe('convert');
  expect(migrationStep({ ...ALL, staked: 0n, held: 0n }, TERMS)).toBe('deposit');
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

test('MIG-24 a rest that the user keeps does not block the later steps, and is not a success', () => {
  expect(migrationStep(ALL, { ...TERMS, kept: ['withdraw'] })).toBe('convert');
  expect(migrationStep(ALL, { ...TERMS, kept: ['convert'] })).toBe('withdraw');
  expect(migrationStep(ALL, { ...TERMS, kept: ['withdraw', 'convert'] })).toBe('deposit');
  expect(migrationStep(ALL, { ...TERMS, kept: ['withdraw', 'convert', 'deposit'] })).toBe('part');
  const inOldFarm = { ...NONE, staked: 1n, presentStaked: 1n };
  expect(migrationStep(inOldFarm, { ...TERMS, kept: ['withdraw'] })).toBe('part');
  const unconverted = { ...NONE, held: 1n, presentStaked: 1n };
  expect(migrationStep(unconverted, { ...TERMS, kept: ['convert'] })).toBe('part');
  const undeposited = { ...NONE, presentHeld: 1n, presentStaked: 1n };
  expect(migrationStep(undeposited, { ...TERMS, kept: ['deposit'] })).toBe('part');
});

test('MIG-24 once nothing of it is left, a kept step leaves nothing open', () => {
  const kept = ['withdraw', 'convert', 'deposit'] as const;
  expect(migrationStep({ ...NONE, presentStaked: 1n }, { ...TERMS, kept })).toBe('done');
  expect(migrationStep(NONE, { ...TERMS, kept })).toBe('nothing');
});

test('MIG-24 a rest can be kept once there is something to go on with', () => {
  expect(canKeepRest('withdraw', { ...NONE, staked: 1n })).toBe(false);
  expect(canKeepRest('withdraw', { ...NONE, staked: 1n, held: 1n })).toBe(true);
  expect(canKeepRest('withdraw', { ...NONE, staked: 1n, presentStaked: 1n })).toBe(true);
  expect(canKeepRest('convert', { ...NONE, held: 1n })).toBe(false);
  expect(canKeepRest('convert', { ...NONE, held: 1n, presentHeld: 1n })).toBe(true);
  expect(canKeepRest('deposit', { ...NONE, presentHeld: 1n })).toBe(true);
  expect(canKeepRest('done', ALL)).toBe(false);
});

test('MIG-25 an old farm that does not report the stake blocks no later step, and is never called done', () => {
  const untold = { ...ALL, staked: undefined };
  const terms = { ...TERMS, kept: ['withdraw'] as const };
  expect(migrationStep(untold, terms)).toBe('convert');
  expect(migrationStep({ ...untold, held: 0n }, terms)).toBe('deposit');
  expect(migrationStep({ ...untold, held: 0n, presentHeld: 0n }, terms)).toBe('part');
  expect(migrationStep({ ...NONE, staked: undefined }, terms)).toBe('loading');
});
