import { type Address, getAddress } from 'viem';
import { comparedWithEarlier } from './comparedWithEarlier';

const ACCOUNT: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const FRIEND: Address = getAddress('0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc');
/** The ends of the friend's address around other characters. */
const POISON = getAddress(`0x3c44${'0'.repeat(32)}93bc`);

const CONFIRMED = { confirmed: [FRIEND], pending: [] };
const PENDING = { confirmed: [], pending: [FRIEND] };
const NOBODY = { confirmed: [], pending: [] };

test('PNL-15 an earlier recipient is known once a send to it is confirmed', () => {
  expect(comparedWithEarlier(FRIEND, CONFIRMED, ACCOUNT)).toEqual({ type: 'known' });
  expect(comparedWithEarlier(FRIEND, PENDING, ACCOUNT)).toEqual({ type: 'new' });
});

test('PNL-15 an address with the ends of an earlier recipient is a look-alike, even while that send is pending', () => {
  const lookAlike = { type: 'lookAlike', other: FRIEND, isOwn: false };
  expect(comparedWithEarlier(POISON, CONFIRMED, ACCOUNT)).toEqual(lookAlike);
  // A poisoned copy may come at once.
  expect(comparedWithEarlier(POISON, PENDING, ACCOUNT)).toEqual(lookAlike);
  expect(comparedWithEarlier(POISON, NOBODY, ACCOUNT)).toEqual({ type: 'new' });
});

test('PNL-15 so is one with the ends of the own address', () => {
  const twin = getAddress(`0x7099${'0'.repeat(32)}79c8`);
  expect(comparedWithEarlier(twin, NOBODY, ACCOUNT)).toMatchObject({ other: ACCOUNT, isOwn: true });
});
