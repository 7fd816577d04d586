import { type Address, zeroAddress } from 'viem';
import { amountOf } from '@/lib/amounts/amount';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import { pairContract } from '@/lib/contracts/pairContract';
import { bestTradeExactIn } from '@/lib/trade/bestTrade';
import { numberedToken, poolOf } from '@/lib/trade/market.setup';
import { recipientProblem } from './recipientProblem';

const FRIEND = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const [sold, bought] = [numberedToken(0), numberedToken(1)];
const trade = bestTradeExactIn({
  pairs: [poolOf(sold, bought)],
  amountIn: amountOf(sold, 1_000n),
  tokenOut: bought,
});

test('SWP-14 each address where the output would be lost has its own reason', () => {
  const problem = (address: Address) => recipientProblem(address, address, trade);
  expect(problem(FRIEND)).toBeUndefined();
  expect(problem(zeroAddress)).toBe('nobody');
  expect(problem(EXCHANGE_ADDRESSES[43113].router)).toBe('exchange');
  expect(problem(EXCHANGE_ADDRESSES[43114].factory)).toBe('exchange');
  expect(problem(bought.address)).toBe('token');
  expect(problem(pairContract(43114, sold.address, bought.address))).toBe('pool');
  expect(recipientProblem(bought.address, bought.address, undefined)).toBeUndefined();
});

test.each([
  ['a capital letter that does not fit', FRIEND.replace('3C', '3c'), 'mistyped'],
  ['an address with a digit too few', FRIEND.slice(0, -1), 'incomplete'],
  ['an address with a digit too many', `${FRIEND}0`, 'incomplete'],
  ['another letter within', `${FRIEND.slice(0, -1)}g`, 'incomplete'],
  ['a word', 'friend', 'notAnAddress'],
  ['a name, whose lookup says what is wrong', 'friend.eth', undefined],
])('SWP-12 %s', (_what, text, expected) => {
  expect(recipientProblem(text, undefined, trade)).toBe(expected);
});
