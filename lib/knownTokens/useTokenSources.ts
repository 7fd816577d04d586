import { useLists } from '@/lib/lists/store';
import type { TokenList } from '@/lib/lists/tokenList';
import type { SavedTokens } from '@/lib/settings/savedTokens';
import { useSettings } from '@/lib/settings/store';
import type { TokenSources } from './knownTokens';

const NONE: readonly TokenList[] = [];

let lists = NONE;
let sources: TokenSources | undefined;

/** Where tokens are known from; the same object for all callers while nothing changes. */
export function useTokenSources(): TokenSources {
  const inUse = useLists(listsInUse);
  const saved = useSettings((settings) => settings.tokens);
  return sourcesOf(inUse, saved);
}

/** The lists that are selected and known; the same array while none of them changes. */
function listsInUse({ byUrl, selectedListUrl }: ReturnType<typeof useLists.getState>) {
  const next = selectedListUrl.flatMap((url) => byUrl[url]?.current ?? []);
  const isSame = next.length === lists.length && next.every((list, at) => list === lists[at]);
  if (!isSame) lists = next;
  return lists;
}

function sourcesOf(inUse: readonly TokenList[], saved: SavedTokens): TokenSources {
  if (sources?.lists !== inUse || sources.saved !== saved) sources = { lists: inUse, saved };
  return sources;
}
