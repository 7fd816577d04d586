import { type Address, zeroAddress } from 'viem';
import { EXCHANGE_ADDRESSES, MULTICALL3_ADDRESS } from '@/lib/chain/contracts/addresses';
import { pairContract } from '@/lib/chain/contracts/pairContract';
import { recipientProblem } from './recipientProblem';

const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const [SOLD, BOUGHT] = [
  '0x60781C2586D68229fde47564546784ab3fACA982',
  '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664',
] as const;
const path = { chainId: 43114, path: [SOLD, BOUGHT] } as const;

test('SWP-14 TOK-28 each address where the output would be lost has its own reason', () => {
  const problem = (address: Address) => recipientProblem(address, address, path);
  expect(problem(FRIEND)).toBeUndefined();
  expect(problem(zeroAddress)).toBe('nobody');
  expect(problem('0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE')).toBe('nobody');
  expect(problem(EXCHANGE_ADDRESSES[43113].router)).toBe('exchange');
  expect(problem(EXCHANGE_ADDRESSES[43114].factory)).toBe('exchange');
  expect(problem(BOUGHT)).toBe('token');
  expect(problem(pairContract(43114, SOLD, BOUGHT))).toBe('pool');
  expect(recipientProblem(BOUGHT, BOUGHT, undefined)).toBeUndefined();
});

test.each([
  ['the governor', '0xb0Ff2b1047d9E8d294c2eD798faE3fA817F43Ee1'],
  ['the airdrop', '0x0C58C2041da4CfCcF5818Bbe3b66DBC23B3902d9'],
  ['the chef of the farms', '0x1f806f7C8dED893fd3caE279191ad7Aa3798E928'],
  ['the multicall', MULTICALL3_ADDRESS],
] as const)(
  'PNL-14 SWP-14 %s is a contract of the exchange, with tokens on the way or not',
  (_name, at) => {
    expect(recipientProblem(at, at, undefined)).toBe('exchange');
    expect(recipientProblem(at, at, path)).toBe('exchange');
  },
);

test.each([
  ['a capital letter that does not fit', FRIEND.replace('3C', '3c'), 'mistyped'],
  ['an address with a digit too few', FRIEND.slice(0, -1), 'incomplete'],
  ['an address with a digit too many', `${FRIEND}0`, 'incomplete'],
  ['another letter within', `${FRIEND.slice(0, -1)}g`, 'incomplete'],
  ['an address of Ethereum', `eth:${FRIEND}`, 'otherChain'],
  ['a mistyped address with our prefix', `avax:${FRIEND.replace('3C', '3c')}`, 'mistyped'],
  ['a word', 'friend', 'notAnAddress'],
  ['a name, whose lookup says what is wrong', 'friend.eth', undefined],
])('SWP-12 %s', (_what, text, expected) => {
  expect(recipientProblem(text, undefined, path)).toBe(expected);
});
