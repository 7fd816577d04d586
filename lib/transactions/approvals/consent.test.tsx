import { act, waitFor } from '@testing-library/react';
import { encodeAbiParameters } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import { useTransactions } from '@/lib/transactions/history/store';
import { connectedPage } from '@/lib/transactions/submit/testing/connectedPage.setup';
import { account, png, router } from '@/lib/transactions/submit/testing/submission.setup';
import { useApproval } from './useApproval';
import { usePermit } from './usePermit';

const SEND = 'eth_sendTransaction';
const other: Token = { ...png, address: '0xb31f66AA3C1e785363F0875A1B74E27b85FD66c7' };
const SIGN = 'eth_signTypedData_v4';

type Form = { readonly amount: bigint; readonly typed: bigint; readonly token: Token };

/** A form that approves an amount of PNG, on a page whose node delays one method. */
async function page(slowMethod: string, skipped = 0) {
  let form: Form = { amount: 5n, typed: 5n, token: png };
  let asked = 0;
  let letAnswer = () => {};
  let fail = () => {};
  const answers: Record<string, string> = { eth_estimateGas: '0x5208', eth_getCode: '0x' };
  const shown = await connectedPage(
    () => {
      const amount = amountOf(form.token, form.amount);
      const approval = useApproval(amount, router, { typed: amountOf(form.token, form.typed) });
      const signing = usePermit({ amount, spender: router, deadlineSeconds: 3600 }, approval);
      return { approval, signing };
    },
    {
      account,
      contracts: [
        [png.address, 'allowance(address,address)', 0n],
        [other.address, 'allowance(address,address)', 1n],
        [png.address, 'nonces(address)', encodeAbiParameters([{ type: 'uint256' }], [3n])],
      ],
      wallet: { [SIGN]: () => '0x' },
      node: {
        [slowMethod]: async () => {
          asked += 1;
          if (asked > skipped)
            await new Promise<void>((resolve, reject) => {
              letAnswer = resolve;
              fail = () => reject({ code: 3, message: 'execution reverted: paused' });
            });
          return answers[slowMethod];
        },
      },
    },
  );
  await waitFor(() => expect(shown.result.current.approval.status).toBe('notApproved'));
  await waitFor(() => expect(shown.result.current.signing.canSign).toBe(true));
  return {
    ...shown,
    isSlow: () => waitFor(() => expect(asked).toBe(skipped + 1)),
    change: (next: Partial<Form>) => {
      form = { ...form, ...next };
      act(() => shown.rerender());
    },
    letAnswer: () => letAnswer(),
    fail: () => fail(),
  };
}

beforeEach(() => {
  useTransactions.setState(useTransactions.getInitialState());
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('TXN-19 C17 an approval ends when another amount is typed before the wallet is asked', async () => {
  const { result, asked, isSlow, change, letAnswer, settled } = await page('eth_estimateGas');
  act(() => result.current.approval.approve('unlimited'));
  await isSlow();
  change({ typed: 6n });
  await waitFor(() => expect(result.current.approval.submission.status).toBe('idle'));
  letAnswer();
  await settled();
  expect(asked(SEND)).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
});

test('TXN-19 an approval continues when only the market changes the cost', async () => {
  const { result, asked, isSlow, change, letAnswer } = await page('eth_estimateGas');
  act(() => result.current.approval.approve('unlimited'));
  await isSlow();
  change({ amount: 7n });
  letAnswer();
  await waitFor(() => expect(result.current.approval.submission.status).toBe('success'));
  expect(asked(SEND)).toHaveLength(1);
});

test.each<[string, Partial<Form>]>([
  ['token', { token: other }],
  ['amount', { typed: 6n }],
])(
  'APR-03 K10 the failure of an approval goes when the user chooses another %s',
  async (_name, change) => {
    const { result, asked, isSlow, ...form } = await page('eth_estimateGas');
    act(() => result.current.approval.approve('exact'));
    await isSlow();
    form.fail();
    await waitFor(() => expect(result.current.approval.submission.isError).toBe(true));
    form.change(change);
    await waitFor(() => expect(result.current.approval.submission.status).toBe('idle'));
    await waitFor(() => expect(result.current.approval.status).toBe('notApproved'));
    expect(result.current.approval.needsRevoke).toBe(false);
    expect(asked(SEND)).toEqual([]);
  },
);

test('TXN-19 C17 a signature ends when another amount is wanted before the wallet is asked, and nothing is approved instead', async () => {
  // The page has asked once whether the account is a contract.
  const { result, asked, isSlow, change, letAnswer, settled } = await page('eth_getCode', 1);
  act(() => result.current.signing.sign());
  await isSlow();
  expect(result.current.signing.request).toMatchObject({ isPending: true, phase: 'checking' });
  change({ amount: 6n, typed: 6n });
  await waitFor(() => expect(result.current.signing.request.isPending).toBe(false));
  letAnswer();
  await settled();
  expect(asked(SIGN)).toEqual([]);
  expect(asked(SEND)).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
});
