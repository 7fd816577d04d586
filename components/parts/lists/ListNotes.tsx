import { useTranslations } from 'next-intl';
import { useDescribedText } from '@/components/parts/errors/useErrorText';
import { PageLink } from '@/components/ui/PageLink';
import { SentenceSpace } from '@/components/ui/SentenceSpace';
import { replacementOf } from '@/lib/base/tokens/oldBridge';
import type { ListAdvice } from '@/lib/holdings/lists/listAdvice';
import type { ListState } from '@/lib/holdings/lists/listState';
import { versionText } from '@/lib/holdings/lists/tokenList';
import { BRIDGE_URL } from '@/lib/site/navigation/aboutLinks';
import { useFaultsText } from './ListFacts';
import * as styles from './ListRow.css';

type Props = { list: ListState; isUsed: boolean };

/**
 * What the last fetch of a list came to, if it brought no version to use, which of its tokens are
 * left out because they are faulty, and whether a list in use has tokens of the old bridge.
 */
export function ListNotes({ list: { current, error, earlierOffer }, isUsed }: Props) {
  const t = useTranslations('lists');
  const errorText = useDescribedText();
  const adviceText = useAdviceText();
  const faultsText = useFaultsText();
  return (
    <>
      {error && (
        <div className={styles.error} role="status">
          <p>{errorText({ ...error, key: error.code })}</p>
          {error.advice && <p>{adviceText(error.advice)}</p>}
          {current && <p>{t('kept')}</p>}
        </div>
      )}
      {current && earlierOffer !== undefined && (
        <p className={styles.note} role="status">
          {t('earlierOffer', { offered: earlierOffer, current: versionText(current.version) })}
        </p>
      )}
      {current?.faults && <p className={styles.note}>{faultsText(current.faults)}</p>}
      {isUsed && current?.tokens.some((token) => replacementOf(token)) && (
        <p className={styles.note}>
          {t('oldBridge')}
          <SentenceSpace />
          <PageLink href={BRIDGE_URL} className={styles.link}>
            {t('openBridge')}
          </PageLink>
        </p>
      )}
    </>
  );
}

/** What the user can do about a list that could not be downloaded, in a sentence or two. */
export function useAdviceText(): (advice: ListAdvice) => string {
  const t = useTranslations('lists.advice');
  return ({ problem, status }) => t(problem, { status });
}
