import { type Address, numberToHex, zeroAddress } from 'viem';
import { erc20Abi } from './abis/erc20';
import type { ContractCall } from './contractCall';
import { InvalidContractError, planReads } from './readPlan';

const TOKEN: Address = '0x60781C2586D68229fde47564546784ab3fACA982';
const OWNER: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

function balanceOf(owner: string, address: Address = TOKEN): ContractCall {
  return { address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] };
}

function manyCalls(count: number): ContractCall[] {
  return Array.from({ length: count }, (_, index) =>
    balanceOf(numberToHex(index + 1, { size: 20 })),
  );
}

test('RPC-14 a slice has at most 499 reads, as the block number leads it', () => {
  const sizes = (count: number) =>
    planReads(manyCalls(count)).slices.map(({ calls }) => calls.length);
  expect(sizes(499)).toEqual([499]);
  expect(sizes(500)).toEqual([499, 1]);
  expect(sizes(1_200)).toEqual([499, 499, 202]);
  expect(sizes(0)).toEqual([]);
  expect(planReads(manyCalls(1_200)).reads[1_000]).toEqual({ type: 'asked', slice: 2, index: 2 });
});

test('RPC-18 a call is known by contract address plus call data, whatever the case it is written in', () => {
  const lowercase = balanceOf(OWNER, '0x60781c2586d68229fde47564546784ab3faca982');
  const { slices, reads } = planReads([balanceOf(OWNER), lowercase]);
  expect(slices[0]?.keys).toEqual([
    `${TOKEN}-0x70a0823100000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8`,
  ]);
  expect(reads[1]).toEqual(reads[0]);
});

test('RPC-17 an absent call keeps its place and is not asked for', () => {
  const { reads, slices } = planReads([undefined, balanceOf(OWNER)]);
  expect(reads).toEqual([{ type: 'absent' }, { type: 'asked', slice: 0, index: 0 }]);
  expect(slices[0]?.calls).toHaveLength(1);
});

test.each([
  ['RPC-21 the zero address', balanceOf(OWNER, zeroAddress)],
  ['ERR-09 an address that is none', balanceOf(OWNER, '0x1234')],
  ['ERR-09 a function that the contract does not have', { ...balanceOf(OWNER), functionName: 'x' }],
  ['ERR-09 an argument that does not fit', balanceOf('AVAX')],
])('%s is refused: no such contract can be built', (_name, call) => {
  const { reads, slices } = planReads([call]);
  expect(reads).toEqual([{ type: 'refused', error: expect.any(InvalidContractError) }]);
  expect(slices).toEqual([]);
});

test('ERR-09 the error says "Failed to get contract"', () => {
  expect(new InvalidContractError(zeroAddress).message).toBe('Failed to get contract');
});

test('plans are the same when they ask for the same, in the same order', () => {
  const key = (...calls: (ContractCall | undefined)[]) => planReads(calls).key;
  expect(key(balanceOf(OWNER), undefined)).toBe(key(balanceOf(OWNER), undefined));
  const others = [
    key(undefined, balanceOf(OWNER)),
    key(balanceOf(OWNER)),
    key(balanceOf(TOKEN), undefined),
    key(balanceOf(OWNER, zeroAddress), undefined),
  ];
  expect(others).not.toContain(key(balanceOf(OWNER), undefined));
});
