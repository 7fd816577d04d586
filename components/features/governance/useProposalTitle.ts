import { useTranslations } from 'next-intl';
import { proposalTitle } from '@/lib/features/governance/proposalText';
import type { CreationResult } from '@/lib/features/governance/useCreations';

/** The title of a proposal, or the text in its place; undefined while it is searched for. */
export function useProposalTitle(result: CreationResult): string | undefined {
  const t = useTranslations('governance');
  if (result.status === 'found') return proposalTitle(result.creation.description) ?? t('untitled');
  return result.status === 'failed' ? t('textMissing') : undefined;
}
