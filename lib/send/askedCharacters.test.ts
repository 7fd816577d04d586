import { getAddress } from 'viem';
import { askedCharacters, saysCharacters } from './askedCharacters';

const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const [START, END] = ['3c44', '93bc'];
const addressWith = (middle: string) => getAddress(`0x${START}${middle}${END}`);

test('PNL-15 T16 the characters to type begin with the first that differs', () => {
  const poison = addressWith('0'.repeat(32));
  expect(askedCharacters(poison, FRIEND)).toEqual({ first: 5, last: 8, text: '0000' });
  const middle = FRIEND.slice(6, -4);
  const late = addressWith(`${middle.slice(0, -1)}${middle.endsWith('0') ? '1' : '0'}`);
  expect(askedCharacters(late, FRIEND)).toMatchObject({ first: 36, last: 39 });
  expect(askedCharacters(late, FRIEND).text).toHaveLength(4);
});

test('PNL-15 T16 they are read in any case, and no others are', () => {
  const asked = askedCharacters(FRIEND, addressWith('0'.repeat(32)));
  expect(asked.text).toBe('CdDd');
  for (const typed of ['cddd', 'CDDD', ' CdDd\n']) expect(saysCharacters(typed, asked)).toBe(true);
  for (const typed of ['', 'cdd', '0000', 'cdddb', FRIEND])
    expect(saysCharacters(typed, asked)).toBe(false);
});
