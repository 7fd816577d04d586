import { act, waitFor } from '@testing-library/react';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { amountOf } from '@/lib/base/amounts/amount';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { liquidityToken } from '@/lib/exchange/pairs/pair';
import { useFormStatus } from '@/lib/transactions/forms/useFormStatus';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import { usePermitSession } from './usePermitSession';

const router = '0xE54Ca86531e17Ef3616d22Ca28b0D458b6C89106';
const signer = privateKeyToAccount(generatePrivateKey());
const [wavax, png] = CATALOGUE[43114];
if (wavax === undefined || png === undefined) throw new TypeError('A token is missing');
const pgl = liquidityToken(wavax, png);

/** A page whose review of pool tokens is open, with the signature that approves them. */
async function signedReview() {
  const page = await connectedPage(
    () => {
      const formStatus = useFormStatus('remove', { chainId: 43114, account: signer.address }, '5');
      return usePermitSession<bigint>(
        { chainId: 43114, form: '5', formStatus },
        (reviewed = 5n) => ({
          amount: amountOf(pgl, reviewed),
          spender: router,
          deadlineSeconds: 3600,
        }),
      );
    },
    {
      account: signer.address,
      contracts: [
        [pgl.address, 'allowance(address,address)', 0n],
        [pgl.address, 'nonces(address)', 3n],
      ],
      wallet: {
        eth_signTypedData_v4: async ([, text]) => signer.signTypedData(JSON.parse(String(text))),
      },
    },
  );
  const { result } = page;
  act(() => result.current.session.start(5n));
  await waitFor(() => expect(result.current.approval.signing.canSign).toBe(true));
  await waitFor(() => expect(result.current.approval.onChain.status).toBe('notApproved'));
  act(() => result.current.approval.signing.sign());
  await waitFor(() => expect(result.current.approval.isApproved).toBe(true));
  return result;
}

test('APR-05 a signature outlives the dialog of its review', async () => {
  const result = await signedReview();
  act(() => result.current.session.close('closed'));
  expect(result.current.approval.signature).toBeDefined();
  act(() => result.current.session.start(5n));
  expect(result.current.approval.signature).toBeDefined();
});

test('APR-05 a signature is dropped once its transaction was sent', async () => {
  const result = await signedReview();
  act(() => result.current.session.close('sent'));
  expect(result.current.approval.signature).toBeUndefined();
});
