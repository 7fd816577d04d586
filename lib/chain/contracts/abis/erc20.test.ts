import { toFunctionSignature } from 'viem';
import { erc20Abi } from './erc20';

test('RPC-22 the token interface', () => {
  expect(erc20Abi.map((item) => toFunctionSignature(item)).toSorted()).toEqual(
    [
      'name()',
      'symbol()',
      'decimals()',
      'balanceOf(address)',
      'allowance(address,address)',
      'approve(address,uint256)',
      'transfer(address,uint256)',
      'transferFrom(address,address,uint256)',
    ].toSorted(),
  );
});
