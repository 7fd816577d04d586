import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOSTILE_TEXT } from './hostileText';
import type { ProposalName } from './proposals';

const TEXTS = 'devnet/governance/texts';

/** The description of a proposal, in Markdown. */
export async function proposalText(name: ProposalName): Promise<string> {
  switch (name) {
    case 'canceled':
      return HOSTILE_TEXT;
    case 'expired':
      return '';
    default:
      return readFile(join(TEXTS, `${name}.md`), 'utf8');
  }
}
