'use client';

import { SearchDialog } from '@/components/frame/search/SearchDialog';
import { withMessages } from '@/components/parts/loading/withMessages';
import { searchMessages } from '@/lib/base/i18n/exported/search';
import { KeysDialog } from './KeysDialog';

type Props = { panel: 'search' | 'keys'; onClose: () => void };

/** The search of the site, or the list of its keys. */
export const KeyPanels = withMessages(searchMessages, Content);

function Content({ panel, onClose }: Props) {
  return panel === 'keys' ? <KeysDialog onClose={onClose} /> : <SearchDialog onClose={onClose} />;
}
