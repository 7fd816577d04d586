import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/parts/errors/useErrorText';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { inlineButton } from '@/components/ui/inlineButton.css';
import { Notice } from '@/components/ui/Notice';
import { SentenceSpace } from '@/components/ui/SentenceSpace';
import { tippedSentence } from '@/components/ui/tip.css';
import type { ChainId } from '@/lib/base/networks/network';
import { retryNow } from '@/lib/chain/reads/retryNow';
import { useFreshness } from '@/lib/chain/reads/useFreshness';
import { useOwnEndpoints } from '@/lib/chain/rpc/store';
import { AgeText } from './AgeText';
import * as styles from './StaleFiguresNotice.css';

const OwnEndpointNote = lazyPart(() => import('./OwnEndpointNote'), 'OwnEndpointNote');

type Props = {
  chainId: ChainId | undefined;
  /** The style of the box around the notice. */
  className?: string;
  /** What else waits for the network; shown even while the figures are fresh. */
  waiting?: string | undefined;
  /** Leads to the choice of another endpoint; offered while none of the present ones answers. */
  onOtherEndpoint?: (() => void) | undefined;
};

/**
 * Says why the figures of a chain are not fresh, and offers to ask again; nothing while they are.
 */
export function StaleFiguresNotice({ chainId, className, waiting, onOtherEndpoint }: Props) {
  const t = useTranslations('frame');
  const errorText = useErrorText();
  const age = useFreshness(chainId);
  const { isOffline, isStale, problem } = age;
  const own = useOwnEndpoints((endpoints) => chainId && endpoints[chainId]);
  const isFresh = !isStale && problem === undefined;
  if (isFresh && waiting === undefined) return null;
  const reason = isOffline ? t('offlineText') : problem !== undefined && errorText(problem);
  return (
    <div className={className}>
      <Notice tone="warning">
        <p className={tippedSentence}>
          {reason}
          <SentenceSpace />
          {waiting}
          <SentenceSpace />
          {/* A screen reader reads the age with the reason, but not again each second. */}
          <span aria-live="off" className={isOffline ? styles.more : undefined}>
            <AgeText age={age} />
          </span>
          <SentenceSpace />
          {!isFresh && !isOffline && chainId !== undefined && (
            <button type="button" className={inlineButton} onClick={() => retryNow(chainId)}>
              {t('retryNow')}
            </button>
          )}
          {problem !== undefined && !isOffline && !own && onOtherEndpoint && (
            <>
              {' · '}
              <button type="button" className={inlineButton} onClick={onOtherEndpoint}>
                {t('otherEndpoint')}
              </button>
            </>
          )}
        </p>
        {!isFresh && !isOffline && chainId && own && (
          <OwnEndpointNote chainId={chainId} url={own} />
        )}
      </Notice>
    </div>
  );
}
