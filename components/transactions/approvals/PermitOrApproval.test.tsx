import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import { usePermitOrApproval } from '@/lib/transactions/approvals/usePermitOrApproval';
import { useTransactions } from '@/lib/transactions/history/store';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import { router } from '@/lib/transactions/submit/testing/submission.setup';
import shared from '@/messages/en.json';
import { PermitOrApproval } from './PermitOrApproval';

const signer = privateKeyToAccount(generatePrivateKey());
const [wavax, png] = CATALOGUE[43114];
if (wavax === undefined || png === undefined) throw new TypeError('A token is missing');
const pgl = liquidityToken(wavax, png);

const USED = 'Another signature was used since.';
const OTHER_AMOUNT = 'You signed another amount.';

function Review({ raw }: { raw: bigint }) {
  const { onChain, signing } = usePermitOrApproval({
    amount: amountOf(pgl, raw),
    spender: router,
    deadlineSeconds: 3600,
  });
  return (
    <>
      <PermitOrApproval onChain={onChain} signing={signing} currency={pgl} />
      {signing.signature && <p>Signed</p>}
    </>
  );
}

beforeEach(() => useTransactions.setState(useTransactions.getInitialState()));

test('APR-15 a review says why the user has to sign again', async () => {
  const { wrapper, set, readAt } = await connectedPage(() => undefined, {
    account: signer.address,
    contracts: [
      [pgl.address, 'allowance(address,address)', 0n],
      [pgl.address, 'nonces(address)', 3n],
    ],
    wallet: {
      eth_signTypedData_v4: ([, text]) => signer.signTypedData(JSON.parse(String(text))),
    },
  });
  const shown = (raw: bigint) => (
    <NextIntlClientProvider locale="en" messages={shared} timeZone="UTC">
      <Review raw={raw} />
    </NextIntlClientProvider>
  );
  const { rerender } = render(shown(5n), { wrapper });
  const sign = await screen.findByRole('button', { name: 'Approve with a signature' });
  fireEvent.click(sign);
  await screen.findByText('Signed');
  expect(screen.queryByRole('status')).toBeNull();
  rerender(shown(6n));
  expect(screen.getByRole('status')).toHaveTextContent(OTHER_AMOUNT);
  rerender(shown(5n));
  expect(screen.queryByRole('status')).toBeNull();
  set(pgl.address, 'nonces(address)', 4n);
  act(() => readAt(101n));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(USED));
  expect(screen.queryByText('Signed')).toBeNull();
});
