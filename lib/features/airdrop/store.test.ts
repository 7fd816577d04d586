import { type Address, getAddress, numberToHex } from 'viem';
import { NOT_OFFERED, wasOffered, withOffered } from './store';

const DEMO: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const numbered = (index: number) => getAddress(numberToHex(index + 1, { size: 20 }));

test('AIR-08 an account gets the offer once, however its address is written', () => {
  const told = withOffered(NOT_OFFERED, DEMO);
  expect(wasOffered(NOT_OFFERED, DEMO)).toBe(false);
  expect(wasOffered(told, getAddress(DEMO.toLowerCase()))).toBe(true);
  expect(withOffered(told, DEMO)).toBe(told);
});

test('AIR-08 at most 100 accounts are kept, the latest ones', () => {
  const all = Array.from({ length: 101 }, (_, index) => numbered(index));
  const told = all.reduce(withOffered, NOT_OFFERED);
  expect(told.accounts).toHaveLength(100);
  expect(wasOffered(told, numbered(0))).toBe(false);
  expect(wasOffered(told, numbered(100))).toBe(true);
});
