import { useShallow } from 'zustand/react/shallow';
import { listsInUse } from './listsInUse';
import { useLists } from './store';

/** The names of the lists in use that are loaded, in their order. */
export function useNamesInUse(): readonly string[] {
  return useLists(
    useShallow((state) =>
      listsInUse(state).flatMap((url) => state.byUrl[url]?.current?.name ?? []),
    ),
  );
}
