import type { Hex } from 'viem';
import { isContractCode } from './accountCode';

test.each<[string, Hex | undefined, boolean]>([
  ['an account without code', undefined, false],
  ['an account whose node names empty code', '0x', false],
  ['a contract', '0x6080604052', true],
])('W16 %s', (_name, code, isContract) => {
  expect(isContractCode(code)).toBe(isContract);
});

test('W17 an account that has delegated to code (EIP-7702) still signs for itself', () => {
  expect(isContractCode(`0xef0100${'ab'.repeat(20)}`)).toBe(false);
  expect(isContractCode(`0xEF0100${'AB'.repeat(20)}`)).toBe(false);
});
