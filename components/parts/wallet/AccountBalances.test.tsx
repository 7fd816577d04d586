import { render, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { getAddress } from 'viem';
import { NativeBalance } from '@/components/frame/layout/NativeBalance';
import { PngButton } from '@/components/parts/png/PngButton';
import { FieldBalance } from '@/components/parts/tokens/FieldBalance';
import { amountOf } from '@/lib/base/amounts/amount';
import { MULTICALL3_ADDRESS } from '@/lib/chain/contracts/multicall3Address';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import wallets from '@/messages/en/wallets.json';
import shared from '@/messages/en.json';
import { AccountBalances } from './AccountBalances';

const account = getAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const PNG = pngToken(43114);
/** One unit less than 20,000. */
const HELD = 20_000n * 10n ** 18n - 1n;

/** The texts of the amounts in a part of the page. */
async function amountsIn(part: ReactNode) {
  const { wrapper } = await connectedPage(useAddress, {
    account,
    contracts: [
      [MULTICALL3_ADDRESS, 'getEthBalance(address)', HELD],
      [PNG.address, 'balanceOf(address)', HELD],
    ],
  });
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={{ ...shared, wallets }} timeZone="UTC">
      {part}
    </NextIntlClientProvider>,
    { wrapper },
  );
  await waitFor(() => expect(container).toHaveTextContent(/\d/));
  return [...container.querySelectorAll('button')].map(
    (amount) => (amount.querySelector('[data-exact]') ?? amount.lastElementChild)?.textContent,
  );
}

test('AMT-18 NAV-37 the header and the account dialog have one text for AVAX, and one for PNG', async () => {
  expect(await amountsIn(<NativeBalance account={account} />)).toEqual(['19,999 AVAX']);
  expect(await amountsIn(<PngButton />)).toEqual(['19,999.99 PNG']);
  expect(await amountsIn(<AccountBalances chainId={43114} />)).toEqual([
    '19,999.99 PNG',
    '19,999 AVAX',
  ]);
});

test('AMT-18 a field cuts the same balance as the header does', async () => {
  const field = await amountsIn(<FieldBalance balance={amountOf(PNG, HELD)} />);
  expect(field).toEqual(['Balance 19,999.9']);
});
