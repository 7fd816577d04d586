'use client';

import { useTranslations } from 'next-intl';
import type { Address } from 'viem';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Button } from '@/components/ui/Button';
import { activityMessages } from '@/lib/base/i18n/exported/activity';
import { storyMessages } from '@/lib/base/i18n/exported/story';
import type { Token } from '@/lib/base/tokens/token';
import { usePositionStory } from '@/lib/features/liquidity/usePositionStory';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { MissingStart } from './MissingStart';
import * as styles from './PositionStory.css';
import { StoryWaiting } from './StoryWaiting';
import { ToldStory } from './ToldStory';

type Props = { tokens: readonly [Token, Token] };

/**
 * Whether the account is up or down with its pool tokens of a pair, since when, and why: with what
 * it has of them in farms. Nothing without an account.
 */
export const PositionStory = withMessages({ ...storyMessages, ...activityMessages }, Content);

function Content({ tokens }: Props) {
  const account = useAddress();
  return account && <Story key={account} tokens={tokens} account={account} />;
}

function Story({ tokens, account }: Props & { account: Address }) {
  const t = useTranslations('story');
  const frame = useTranslations('frame');
  const read = usePositionStory(tokens, account);
  const { status, isIncomplete, tryAgain, readAgain, beginNow } = read;
  const [{ chainId }] = tokens;
  const isUnknown = status === 'noStart' || status === 'lessLeft';
  const isPartKnown =
    status === 'told' &&
    (read.missing !== undefined || read.story.liquidity.known < read.story.liquidity.all);
  return (
    <section className={styles.story} aria-label={t('title')} aria-busy={status === 'reading'}>
      {status === 'reading' && <StoryWaiting />}
      {status === 'told' && <ToldStory told={read} />}
      {(isUnknown || status === 'unreadable' || status === 'failed') && (
        <p role="status">{t(status)}</p>
      )}
      {status === 'failed' && (
        <Button variant="secondary" className={styles.action} onClick={tryAgain}>
          {frame('tryAgain')}
        </Button>
      )}
      {isIncomplete && <p className={styles.note}>{t('incomplete')}</p>}
      {(isUnknown || isPartKnown) && (
        <MissingStart chainId={chainId} account={account} onAdded={readAgain} />
      )}
      {status === 'lessLeft' && (
        <Button variant="text" className={styles.action} onClick={beginNow}>
          {t('beginNow')}
        </Button>
      )}
    </section>
  );
}
