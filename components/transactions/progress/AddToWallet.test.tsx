/** @jest-environment-options {"url": "https://exchange.example/swap"} */
import { fireEvent, screen } from '@testing-library/react';
import type { Address } from 'viem';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import { wholeText } from '@/components/ui/jsx/testing/wholeText.setup';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { describedToken } from '@/lib/holdings/knownTokens/testing/describedToken.setup';
import transactions from '@/messages/en/transactions.json';
import { AddToWallet } from './AddToWallet';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const FOREIGN: Address = '0x00000000000000000000000000000000000F0E16';
const REFUSAL = { code: -32602, message: 'Invalid symbol: longer than 11 characters' };

/**
 * Offers a token with this symbol to a wallet, and presses the offer; returns the requests that it
 * got.
 */
async function add(address: Address, symbol: string, answer: () => unknown = () => true) {
  const { asked } = await connectedScreen(
    <AddToWallet chainId={43114} address={address} />,
    { transactions },
    {
      account,
      contracts: [describedToken(symbol, 18n)],
      wallet: { wallet_watchAsset: answer },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: `Add ${symbol} to your wallet` }));
  return () => asked('wallet_watchAsset').map(({ params }) => params);
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test.each([pngToken(43114), wrappedNative(43114)])(
  'WAL-24 the wallet gets the picture of $symbol from this site',
  async ({ address, symbol }) => {
    const requests = await add(address, symbol);
    await screen.findByText(wholeText(`Your wallet reports ${symbol} added.`));
    const image = `https://exchange.example/tokens/${symbol}.png`;
    expect(requests()).toEqual([
      { type: 'ERC20', options: { address, symbol, decimals: 18, image } },
    ]);
  },
);

test('WAL-24 if a wallet refuses a symbol of more than 11 characters, a notice says so', async () => {
  const symbol = 'TWELVE.CHARS';
  const requests = await add(FOREIGN, symbol, () => Promise.reject(REFUSAL));
  await screen.findByText(
    wholeText(`${symbol} was not added: many wallets accept at most 11 characters.`),
  );
  expect(requests()).toEqual([
    { type: 'ERC20', options: { address: FOREIGN, symbol, decimals: 18 } },
  ]);
});

test('WAL-24 if a wallet refuses a shorter symbol, its length is not the reason', async () => {
  await add(FOREIGN, 'ELEVENCHARS', () => Promise.reject(REFUSAL));
  await screen.findByText(wholeText('ELEVENCHARS was not added. Try again.'));
});
