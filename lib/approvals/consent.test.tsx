import { act, waitFor } from '@testing-library/react';
import { encodeAbiParameters } from 'viem';
import { amountOf } from '@/lib/amounts/amount';
import { useTransactions } from '@/lib/history/store';
import { connectedPage } from '@/lib/submit/connectedPage.setup';
import { account, png, router } from '@/lib/submit/submission.setup';
import { useApproval } from './useApproval';
import { usePermit } from './usePermit';

const SEND = 'eth_sendTransaction';
const SIGN = 'eth_signTypedData_v4';

/** A form that approves an amount of PNG, on a page whose node delays one method. */
async function page(slowMethod: string, skipped = 0) {
  let form = { amount: 5n, typed: 5n };
  let asked = 0;
  let letAnswer = () => {};
  const answers: Record<string, string> = { eth_estimateGas: '0x5208', eth_getCode: '0x' };
  const shown = await connectedPage(
    () => {
      const amount = amountOf(png, form.amount);
      const approval = useApproval(amount, router, { typed: amountOf(png, form.typed) });
      const permit = usePermit({ amount, spender: router, deadlineSeconds: 3600 }, approval);
      return { approval, permit };
    },
    {
      account,
      contracts: [
        [png.address, 'allowance(address,address)', 0n],
        [png.address, 'nonces(address)', encodeAbiParameters([{ type: 'uint256' }], [3n])],
      ],
      wallet: { [SIGN]: () => '0x' },
      node: {
        [slowMethod]: async () => {
          asked += 1;
          if (asked > skipped) await new Promise<void>((resolve) => (letAnswer = resolve));
          return answers[slowMethod];
        },
      },
    },
  );
  await waitFor(() => expect(shown.result.current.approval.status).toBe('notApproved'));
  await waitFor(() => expect(shown.result.current.permit.canSign).toBe(true));
  return {
    ...shown,
    isSlow: () => waitFor(() => expect(asked).toBe(skipped + 1)),
    change: (next: Partial<typeof form>) => {
      form = { ...form, ...next };
      act(() => shown.rerender());
    },
    letAnswer: () => letAnswer(),
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

test('TXN-19 C17 a signature ends when another amount is wanted before the wallet is asked, and nothing is approved instead', async () => {
  // The page has asked once whether the account is a contract.
  const { result, asked, isSlow, change, letAnswer, settled } = await page('eth_getCode', 1);
  act(() => result.current.permit.sign());
  await isSlow();
  expect(result.current.permit).toMatchObject({ isSigning: true, isAsked: false });
  change({ amount: 6n, typed: 6n });
  await waitFor(() => expect(result.current.permit.isSigning).toBe(false));
  letAnswer();
  await settled();
  expect(asked(SIGN)).toEqual([]);
  expect(asked(SEND)).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
});
