import { useLocale, useTranslations } from 'next-intl';
import { useErrorText } from '@/components/parts/errors/useErrorText';
import { useAgeText } from '@/components/parts/figuresAge/useAgeText';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { inlineButton } from '@/components/ui/inlineButton.css';
import { Notice } from '@/components/ui/Notice';
import { SentenceSpace } from '@/components/ui/SentenceSpace';
import { TippedText } from '@/components/ui/TippedText';
import { sentence } from '@/components/ui/TippedText.css';
import type { ChainId } from '@/lib/base/networks/network';
import { formatMoment } from '@/lib/base/time/formatDate';
import { dateOf } from '@/lib/base/time/monotonicMs';
import { retryNow } from '@/lib/chain/reads/retryNow';
import { useFreshness } from '@/lib/chain/reads/useFreshness';
import { useOwnEndpoints } from '@/lib/chain/rpc/store';
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
  const ageText = useAgeText();
  const locale = useLocale();
  const { isOffline, isStale, problem, readAtMs, ageSeconds } = useFreshness(chainId);
  const own = useOwnEndpoints((endpoints) => chainId && endpoints[chainId]);
  const isFresh = !isStale && problem === undefined;
  if (isFresh && waiting === undefined) return null;
  const reason = isOffline ? t('offlineText') : problem !== undefined && errorText(problem);
  return (
    <div className={className}>
      <Notice tone="warning">
        <p className={sentence}>
          {reason}
          <SentenceSpace />
          {waiting}
          <SentenceSpace />
          {/* A screen reader reads the age with the reason, but not again each second. */}
          <span aria-live="off" className={isOffline ? styles.more : undefined}>
            {readAtMs !== undefined && ageSeconds !== undefined && (
              <TippedText tip={formatMoment(dateOf(readAtMs), locale)} place="sentence">
                {ageText(ageSeconds)}
              </TippedText>
            )}
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
