import { useShallow } from 'zustand/react/shallow';
import { shallow } from 'zustand/shallow';
import type { ChainId } from '@/lib/base/networks/network';
import type { Token } from '@/lib/base/tokens/token';
import { listsInUse } from '@/lib/holdings/lists/listsInUse';
import { useLists } from '@/lib/holdings/lists/store';
import type { TokenList } from '@/lib/holdings/lists/tokenList';
import type { SavedTokens } from '@/lib/site/settings/savedTokens';
import { useSettings } from '@/lib/site/settings/store';
import { type KnownTokens, knownTokens, type TokenSources } from './knownTokens';

const NONE: KnownTokens = { listed: [], added: [], all: [] };

let latest: TokenSources | undefined;

/** The known tokens of a chain, by their source; the same object while nothing changes. */
export function useKnownTokens(chainId: ChainId | undefined): KnownTokens {
  const sources = useTokenSources();
  return chainId === undefined ? NONE : knownTokens(chainId, sources);
}

/** All known tokens of a chain, each once; the same list while nothing changes. */
export function useTokens(chainId: ChainId | undefined): readonly Token[] {
  return useKnownTokens(chainId).all;
}

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
