'use client';

import { useTranslations } from 'next-intl';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { withMessages } from '@/components/parts/loading/withMessages';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { proposalTextMessages } from '@/lib/base/i18n/exported/proposalText';
import { boundTree, isFormattable } from '@/lib/features/governance/markdownLimits';
import { proposalDescription } from '@/lib/features/governance/proposalText';
import { MARKDOWN_ELEMENTS, SHOWN_ELEMENTS } from './markdownElements';
import * as styles from './ProposalMarkdown.css';

type Props = {
  /** As its proposer wrote it: anything at all. */
  description: string;
};

/**
 * The description of a proposal, as formatted text without pictures, HTML, or links that hide where
 * they lead. What can't be formatted is shown as it was typed. Nothing, for an empty one.
 */
export const ProposalMarkdown = withMessages({ proposalText: proposalTextMessages }, Content);

function Content({ description }: Props) {
  const t = useTranslations('proposalText');
  const shown = proposalDescription(description);
  if (!shown) return null;
  const source = <Source text={shown.text} />;
  return (
    <div className={styles.text}>
      <ErrorBoundary fallback={() => source} resetKey={description}>
        {isFormattable(shown.text) ? <Formatted text={shown.text} /> : source}
      </ErrorBoundary>
      {shown.isCut && <p className={styles.note}>{t('cut')}</p>}
    </div>
  );
}

function Formatted({ text }: { text: string }) {
  const t = useTranslations('proposalText');
  return (
    <Markdown
      remarkPlugins={[remarkGfm, boundTree]}
      remarkRehypeOptions={{ footnoteLabel: t('footnotes'), footnoteBackContent: () => [] }}
      allowedElements={SHOWN_ELEMENTS}
      unwrapDisallowed
      components={MARKDOWN_ELEMENTS}
    >
      {text}
    </Markdown>
  );
}

function Source({ text }: { text: string }) {
  const t = useTranslations('proposalText');
  return (
    <>
      <p className={styles.note}>{t('source')}</p>
      <pre>{text}</pre>
    </>
  );
}
