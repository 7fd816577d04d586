import { waitFor } from '@testing-library/react';
import { encodeAbiParameters, type Hex, toFunctionSelector } from 'viem';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { callsOf, contractKey, fakeNode } from '@/lib/chain/rpc/testing/fakeNode.setup';
import { rememberToken, useSettings } from '@/lib/site/settings/store';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import { useHeldTokens } from './useHeldTokens';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const UNIT = 10n ** 18n;
const tokenOf = (symbol: string) =>
  CATALOGUE[43114].find((token) => token.symbol === symbol) as Token;
const [WAVAX, PNG, KLO] = [wrappedNative(43114), tokenOf('PNG'), tokenOf('KLO')];
const POOL = pairAddress(WAVAX, PNG);
const BALANCE = 'balanceOf(address)';
const GIFT = addedToken('GIFT', '0x1111111111111111111111111111111111111111');

function addedToken(symbol: string, address: Hex): Token {
  return { type: 'token', chainId: 43114, address, decimals: 18, symbol, name: symbol };
}

const number = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value]);

type Answers = readonly (readonly [Hex, string, bigint | 'revert' | 'refused'])[];

/** The tokens of an account with 100 AVAX, while contracts answer as given. */
async function page(answers: Answers) {
  const node = fakeNode();
  node.contracts.set(
    contractKey(MULTICALL3_ADDRESS, 'getEthBalance(address)'),
    number(100n * UNIT),
  );
  const refused = answers.filter(([, , answer]) => answer === 'refused');
  for (const [address, signature, answer] of answers)
    if (answer !== 'refused')
      node.contracts.set(
        contractKey(address, signature),
        answer === 'revert' ? answer : number(answer),
      );
  const refusals = jest.fn();
  const eth_call = (params: readonly unknown[]) => {
    const isRefused = callsOf(params).some(({ target, callData }) =>
      refused.some(
        ([to, signature]) => target === to && callData.startsWith(toFunctionSelector(signature)),
      ),
    );
    if (!isRefused) return node.request({ method: 'eth_call', params });
    refusals();
    throw Object.assign(new Error('limit exceeded'), { code: -32005 });
  };
  const { result } = await connectedPage(useHeldTokens, { account, node: { eth_call } });
  return {
    /** Waits until a refused read was sent again: all others have answered by then. */
    refusedTwice: () =>
      waitFor(() => expect(refusals.mock.calls.length).toBeGreaterThan(1), { timeout: 10_000 }),
    found: () => {
      const { held, isReading, isIncomplete } = result.current;
      const symbols = held.map(({ currency }) => currency.symbol);
      return { symbols, isReading, isIncomplete };
    },
    result,
  };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  useSettings.setState(useSettings.getInitialState());
});

test('PTF-01 the tokens are all there are once each balance is answered', async () => {
  const { found } = await page([[KLO.address, BALANCE, 5n]]);
  await waitFor(() =>
    expect(found()).toEqual({ symbols: ['AVAX', 'KLO'], isReading: false, isIncomplete: false }),
  );
});

test('PTF-03 a balance that the endpoint refuses is being read', async () => {
  const { found, refusedTwice } = await page([[KLO.address, BALANCE, 'refused']]);
  await refusedTwice();
  expect(found()).toMatchObject({ isReading: true });
});

test('PTF-03 a contract that does not return the balance leaves the tokens incomplete', async () => {
  const { found } = await page([[KLO.address, BALANCE, 'revert']]);
  await waitFor(() =>
    expect(found()).toEqual({ symbols: ['AVAX'], isReading: false, isIncomplete: true }),
  );
});

test('PTF-03 a token is being read until its decimals are checked', async () => {
  rememberToken(GIFT);
  const { found, refusedTwice } = await page([
    [GIFT.address, BALANCE, 5n],
    [GIFT.address, 'decimals()', 'refused'],
  ]);
  await refusedTwice();
  expect(found()).toMatchObject({ isReading: true });
});

test.each([
  ['reports other decimals', 6n],
  ['does not report its decimals', 'revert'],
] as const)(
  'PTF-03 a token whose contract %s is listed, without an amount',
  async (_how, decimals) => {
    rememberToken(GIFT);
    const { found, result } = await page([
      [GIFT.address, BALANCE, 5n],
      [GIFT.address, 'decimals()', decimals],
    ]);
    await waitFor(() =>
      expect(found()).toEqual({ symbols: ['AVAX', 'GIFT'], isReading: false, isIncomplete: false }),
    );
    expect(result.current.held[1]).toMatchObject({ raw: undefined, isDoubtful: true });
  },
);

test('PTF-01 the pool tokens of a tracked pair are not among the tokens: they are a position', async () => {
  rememberToken(addedToken('PGL', POOL));
  const { found } = await page([
    [POOL, BALANCE, 5n],
    [POOL, 'decimals()', 18n],
  ]);
  await waitFor(() => expect(found()).toMatchObject({ symbols: ['AVAX'], isReading: false }));
});
