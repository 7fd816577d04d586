import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { connectedScreen } from '@/components/testing/connectedScreen.setup';
import type { Answers } from '@/lib/transactions/submit/testing/fakeWallet.setup';
import { account, wrap } from '@/lib/transactions/submit/testing/submission.setup';
import { useSubmit } from '@/lib/transactions/submit/useSubmit';
import transactions from '@/messages/en/transactions.json';
import { LimitPassedContext } from './limitPassed';
import { TransactionProgress } from './TransactionProgress';
import { TransactionWaiting } from './TransactionWaiting';

const SLOW_NETWORK = 'Slow network. Nothing was sent yet.';
const LIMIT_PASSED = /^The price passed your limit/;
const SILENT_WALLET = 'Your wallet does not answer. Nothing was sent yet.';

const silent = () => new Promise(() => undefined);

function Screen() {
  const submission = useSubmit();
  return (
    <>
      <button type="button" onClick={() => submission.send(wrap)}>
        send
      </button>
      <TransactionProgress summary={wrap.summary} submission={submission} onClose={() => {}} />
    </>
  );
}

function openScreen(answers: { readonly node?: Answers; readonly wallet?: Answers }) {
  return connectedScreen(<Screen />, { transactions }, { account, ...answers });
}

/** Sends, and lets four seconds pass. */
async function waitOnCheck() {
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'send' }));
  // React renders only between two steps.
  for (const _second of [1, 2, 3, 4]) await act(() => jest.advanceTimersByTimeAsync(1_000));
}

afterEach(() => jest.useRealTimers());

test.each(['eth_getBlockByNumber', 'eth_chainId', 'eth_accounts'] as const)(
  'TXN-20 a wallet that does not answer %s is not reported as a slow network',
  async (method) => {
    const answers = { eth_getBlockByNumber: null, eth_chainId: '0xa86a', eth_accounts: [account] };
    let isConnected = false;
    const wallet = { [method]: () => (isConnected ? silent() : answers[method]) };
    await openScreen({ wallet });
    isConnected = true;
    await waitOnCheck();
    expect(screen.getByText(SILENT_WALLET)).toBeInTheDocument();
    expect(screen.queryByText(SLOW_NETWORK)).not.toBeInTheDocument();
  },
);

test('TXN-20 a network that does not answer is not reported as a silent wallet', async () => {
  await openScreen({ node: { eth_estimateGas: silent } });
  await waitOnCheck();
  expect(screen.getByText(SLOW_NETWORK)).toBeInTheDocument();
  expect(screen.queryByText(SILENT_WALLET)).not.toBeInTheDocument();
});

test('while the wallet asks, a price beyond the limit is a warning; before that it is not', async () => {
  const waiting = (isRequested: boolean) => (
    <LimitPassedContext value>
      <TransactionWaiting
        summary={wrap.summary}
        isRequested={isRequested}
        onDismissed={() => undefined}
      />
    </LimitPassedContext>
  );
  await connectedScreen(waiting(false), { transactions }, { account });
  expect(screen.queryByText(LIMIT_PASSED)).toBeNull();
  cleanup();
  await connectedScreen(waiting(true), { transactions }, { account });
  expect(screen.getByText(LIMIT_PASSED)).toBeVisible();
});
