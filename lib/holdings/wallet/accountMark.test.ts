import type { Address } from 'viem';
import { accountMark } from './accountMark';

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test('the mark of an account is the same for each spelling of its address', () => {
  expect(accountMark(ADDRESS.toLowerCase() as Address)).toEqual(accountMark(ADDRESS));
});

test('addresses with the same first and last characters have different marks', () => {
  const alike = `${ADDRESS.slice(0, 14)}${'5'.repeat(20)}${ADDRESS.slice(-8)}` as Address;
  expect(accountMark(alike).path).not.toBe(accountMark(ADDRESS).path);
});

test('a mark is symmetrical', () => {
  const cells = accountMark(ADDRESS).path.match(/M\d \d/g) ?? [];
  const mirrored = cells.map((cell) => `M${4 - Number(cell[1])} ${cell[3]}`);
  expect(new Set(mirrored)).toEqual(new Set(cells));
  expect(cells.length).toBeGreaterThan(0);
});
