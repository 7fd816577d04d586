import { useEffect, useEffectEvent } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { useOutcomeTitle } from '@/components/transactions/history/useOutcomeTitle';
import { markTab } from '@/components/ui/markTab';
import { signingMessages } from '@/lib/base/i18n/exported/signing';
import type { OutcomePopup } from '@/lib/transactions/history/atoms';
import { isConfirmed } from '@/lib/transactions/history/transaction';

type Props = {
  ended: OutcomePopup;
  /** Called once the tab is seen. */
  onSeen: () => void;
};

/** Says in the title and the icon of a tab how a transaction ended; shows nothing on the page. */
export const TabReport = withMessages(signingMessages, Content);

function Content({ ended, onSeen }: Props) {
  const { summary, outcome } = ended;
  const title = useOutcomeTitle();
  const what = outcome === 'pending' ? undefined : title({ summary, outcome });
  const text = what && `${isConfirmed(outcome) ? '✓' : '✗'} ${what} · `;
  useEffect(() => (text ? markTab(text) : undefined), [text]);
  const see = useEffectEvent(onSeen);
  useEffect(() => {
    const onChange = () => {
      if (!document.hidden) see();
    };
    // The tab may have been seen while this was loaded.
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return null;
}
