import { useTranslations } from 'next-intl';
import type { CreationResult } from '@/lib/features/governance/creationResult';
import { proposalTitle } from '@/lib/features/governance/proposalText';

/** The title of a proposal, or the text in its place; undefined while it is searched for. */
export function useProposalTitle(result: CreationResult): string | undefined {
  const t = useTranslations('governance');
  if (result.status === 'found') return proposalTitle(result.creation.description) ?? t('untitled');
  return result.status === 'failed' ? t('textMissing') : undefined;
}
