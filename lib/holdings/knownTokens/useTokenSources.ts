import { useShallow } from 'zustand/react/shallow';
import { shallow } from 'zustand/shallow';
import { listsInUse } from '@/lib/holdings/lists/listsInUse';
import { useLists } from '@/lib/holdings/lists/store';
import type { TokenList } from '@/lib/holdings/lists/tokenList';
import type { SavedTokens } from '@/lib/site/settings/savedTokens';
import { useSettings } from '@/lib/site/settings/store';
import type { TokenSources } from './knownTokens';

let latest: TokenSources | undefined;

/** The sources of known tokens; the same object for all callers while nothing changes. */
export function useTokenSources(): TokenSources {
  const lists = useLists(useShallow(versionsInUse));
  const saved = useSettings((settings) => settings.tokens);
  return shared(lists, saved);
}

function versionsInUse(state: ReturnType<typeof useLists.getState>) {
  return listsInUse(state).flatMap((url) => state.byUrl[url]?.current ?? []);
}

/** One object for all callers, because the known tokens are computed once per object. */
function shared(lists: readonly TokenList[], saved: SavedTokens): TokenSources {
  if (latest?.saved !== saved || !shallow(latest.lists, lists)) latest = { lists, saved };
  return latest;
}
