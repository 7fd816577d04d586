import { type Address, getAddress, numberToHex } from 'viem';
import { NOBODY_INVITED, wasInvited, withInvited } from './invitedAccounts';

const DEMO: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const numbered = (index: number) => getAddress(numberToHex(index + 1, { size: 20 }));

test('AIR-08 an account gets the offer once, however its address is written', () => {
  const invited = withInvited(NOBODY_INVITED, DEMO);
  expect(wasInvited(NOBODY_INVITED, DEMO)).toBe(false);
  expect(wasInvited(invited, getAddress(DEMO.toLowerCase()))).toBe(true);
  expect(withInvited(invited, DEMO)).toBe(invited);
});

test('AIR-08 at most 100 accounts are kept, the latest ones', () => {
  const all = Array.from({ length: 101 }, (_, index) => numbered(index));
  const invited = all.reduce(withInvited, NOBODY_INVITED);
  expect(invited.accounts).toHaveLength(100);
  expect(wasInvited(invited, numbered(0))).toBe(false);
  expect(wasInvited(invited, numbered(100))).toBe(true);
});
