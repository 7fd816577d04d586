import { waitFor } from '@testing-library/react';
import { encodeAbiParameters, type Hex, toFunctionSelector } from 'viem';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { callsOf, contractKey, fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import { farmsOf } from './farmCatalogue';
import { useStakedPositions } from './useStakedPositions';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const FACTORY = '0xefa94DE7a4656D787667C749f7E1223D71E9FD88';
const [CHEF] = farmsOf(43114, 2);
const FARM = farmsOf(43114, 1).find(({ name }) => name === 'WAVAX_PNG_V1');
const PNG = CATALOGUE[43114].find(({ symbol }) => symbol === 'PNG');
if (CHEF === undefined || FARM === undefined || PNG === undefined) throw new TypeError('No farm.');
const POOL = pairAddress(wrappedNative(43114), PNG);

const RESERVES = encodeAbiParameters(
  [{ type: 'uint112' }, { type: 'uint112' }, { type: 'uint32' }],
  [6_000n, 6_000n, 1],
);
const NUMBER = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value]);
const ANSWERS: readonly (readonly [Hex, string, Hex])[] = [
  [CHEF.contract, 'lpTokens()', encodeAbiParameters([{ type: 'address[]' }], [[]])],
  [FACTORY, 'feeTo()', NUMBER(0n)],
  [FARM.contract, 'balanceOf(address)', NUMBER(3_000n)],
  [POOL, 'getReserves()', RESERVES],
  [POOL, 'totalSupply()', NUMBER(6_000n)],
];

/** The deposits of an account with one, while some contracts answer otherwise. */
async function page(failing: readonly (readonly [Hex, string, 'revert' | 'refused'])[]) {
  const node = fakeNode();
  for (const [address, signature, answer] of ANSWERS)
    node.contracts.set(contractKey(address, signature), answer);
  const refused: { to: Hex; selector: Hex }[] = [];
  for (const [to, signature, how] of failing)
    if (how === 'revert') node.contracts.set(contractKey(to, signature), how);
    else refused.push({ to, selector: toFunctionSelector(signature) });
  const refusals = jest.fn();
  const eth_call = (params: readonly unknown[]) => {
    const isRefused = callsOf(params).some(({ target, callData }) =>
      refused.some(({ to, selector }) => target === to && callData.startsWith(selector)),
    );
    if (!isRefused) return node.request({ method: 'eth_call', params });
    refusals();
    throw Object.assign(new Error('limit exceeded'), { code: -32005 });
  };
  const { result } = await connectedPage(() => useStakedPositions(43114, account), {
    account,
    node: { eth_call },
  });
  return {
    refusals,
    found: () => {
      const { positions, isSearching, isIncomplete } = result.current;
      return { count: positions.length, isSearching, isIncomplete };
    },
  };
}

test('PTF-01 PTF-03 a deposit whose pool is not read yet is being searched', async () => {
  const { found, refusals } = await page([[POOL, 'totalSupply()', 'refused']]);
  // By the second time, all others have answered.
  await waitFor(() => expect(refusals.mock.calls.length).toBeGreaterThan(1), { timeout: 10_000 });
  expect(found()).toEqual({ count: 0, isSearching: true, isIncomplete: false });
});

test('PTF-03 a deposit whose pool has no usable answer leaves the list incomplete', async () => {
  const { found } = await page([[POOL, 'totalSupply()', 'revert']]);
  await waitFor(() =>
    expect(found()).toEqual({ count: 0, isSearching: false, isIncomplete: true }),
  );
});

test('PTF-03 a farm that does not return its stake leaves the list incomplete', async () => {
  const { found } = await page([[FARM.contract, 'balanceOf(address)', 'revert']]);
  await waitFor(() =>
    expect(found()).toEqual({ count: 0, isSearching: false, isIncomplete: true }),
  );
});

test('PTF-01 a deposit that is read completely is all there is', async () => {
  const { found } = await page([]);
  await waitFor(() =>
    expect(found()).toEqual({ count: 1, isSearching: false, isIncomplete: false }),
  );
});
