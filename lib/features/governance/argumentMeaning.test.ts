import { type Address, encodeAbiParameters, parseAbiParameters } from 'viem';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { argumentMeaning } from './argumentMeaning';
import { callDetails } from './callDetails';

const { communityTreasury, miniChef, png, timelock, wavax } = EXCHANGE_ADDRESSES[43114];
const SOMEBODY: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

function meanings(target: Address, signature: string, values: readonly unknown[]) {
  const types = signature.slice(signature.indexOf('(') + 1, -1);
  const calldata = encodeAbiParameters(parseAbiParameters(types), [...values]);
  const details = callDetails({ target, value: 0n, signature, calldata });
  if (details.status !== 'decoded') throw new TypeError('Not decoded');
  return details.arguments.map((argument, index) => {
    const meaning = argumentMeaning({ target, signature }, argument, index);
    if (meaning?.type === 'amount')
      return `${meaning.amount.raw} ${meaning.amount.currency.symbol}`;
    return meaning?.seconds;
  });
}

test('GOV-06 an amount of a known token is shown as one, and so is what the treasury pays', () => {
  const transfer = 'transfer(address,uint256)';
  expect(meanings(communityTreasury, transfer, [SOMEBODY, 5n])).toEqual([undefined, '5 PNG']);
  expect(meanings(png, 'approve(address,uint256)', [SOMEBODY, 7n])).toEqual([undefined, '7 PNG']);
  expect(meanings(wavax, transfer, [SOMEBODY, 2n])).toEqual([undefined, '2 WAVAX']);
  // For other contracts it is unknown what the number counts.
  expect(meanings(SOMEBODY, transfer, [SOMEBODY, 5n])).toEqual([undefined, undefined]);
  expect(meanings(communityTreasury, 'approve(address,uint256)', [SOMEBODY, 5n])).toEqual([
    undefined,
    undefined,
  ]);
});

test('GOV-06 times and the funding of farms are shown as what they are', () => {
  expect(meanings(timelock, 'setDelay(uint256)', [259_200n])).toEqual([259_200]);
  expect(meanings(timelock, 'setDelay(uint256)', [2n ** 200n])).toEqual([undefined]);
  expect(meanings(miniChef, 'fundRewards(uint256,uint256)', [3n, 60n])).toEqual(['3 PNG', 60]);
});
