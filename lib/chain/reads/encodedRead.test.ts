import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { pairAbi } from '@/lib/chain/contracts/abis/pair';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import { areSameCalls } from './encodedRead';

const CALL: ContractCall = {
  address: '0x60781C2586D68229fde47564546784ab3fACA982',
  abi: erc20Abi,
  functionName: 'f',
  args: [1n, ['0xab', [2n]]],
};

test('new lists with the same content are the same', () => {
  const again = { ...CALL, args: [1n, ['0xab', [2n]]] };
  expect(areSameCalls([CALL, undefined], [again, undefined])).toBe(true);
  expect(areSameCalls([], [])).toBe(true);
});

test.each<[string, (ContractCall | undefined)[]]>([
  ['another address', [{ ...CALL, address: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7' }]],
  ['another interface', [{ ...CALL, abi: pairAbi }]],
  ['another function', [{ ...CALL, functionName: 'g' }]],
  ['another argument, deep inside', [{ ...CALL, args: [1n, ['0xab', [3n]]] }]],
  ['arguments that are nested otherwise', [{ ...CALL, args: [1n, ['0xab'], [2n]] }]],
  ['fewer arguments', [{ ...CALL, args: [1n] }]],
  ['no call', [undefined]],
  ['more calls', [CALL, CALL]],
])('%s is not the same', (_name, others) => {
  expect(areSameCalls([CALL], others)).toBe(false);
});
