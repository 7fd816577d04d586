import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Connector, useAccount } from 'wagmi';
import { isUserRefusal } from '@/lib/errors/errorChain';
import { askWallet } from './askWallet';
import { WalletDisconnectedError } from './sendFailure';
import { addTransaction } from './store';
import { type Intent, type Submission, submit } from './submit';

/**
 * Sends what was reviewed through the connected wallet and remembers the transaction, also when
 * nobody watches any more.
 *
 * The mutation is the dialog's state. Further calls of `mutate` while one runs are ignored.
 */
export function useSubmit() {
  const { connector } = useAccount();
  const isRunning = useRef(false);
  const mutation = useMutation({
    mutationFn: (intent: Intent) => sendAndRemember(connector, intent),
    // A send that waited for the network to come back would be a surprise.
    networkMode: 'always',
    onError: (error) => {
      if (!isUserRefusal(error)) console.error(error);
      // What wagmi does when the wallet says so by an event, which not every wallet sends.
      if (error instanceof WalletDisconnectedError) connector?.emitter.emit('disconnect');
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  return {
    ...mutation,
    mutate: (intent: Intent) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutation.mutate(intent, {
        // Only a swap tells a refusal; elsewhere it is as if nobody had asked.
        onError: (error) => {
          if (intent.review.statement.type !== 'swap' && isUserRefusal(error)) mutation.reset();
        },
      });
    },
    reset: () => {
      isRunning.current = false;
      mutation.reset();
    },
  };
}

async function sendAndRemember(
  connector: Connector | undefined,
  intent: Intent,
): Promise<Submission> {
  return askWallet(connector, intent.review.chainId, async (surroundings) => {
    const submission = await submit(surroundings, intent);
    addTransaction(submission.transaction);
    return submission;
  });
}
