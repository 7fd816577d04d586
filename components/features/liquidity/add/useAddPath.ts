import { useRouter } from 'next/navigation';
import { onceDialogsAreLeft } from '@/components/ui/dialogHistory';
import {
  type AddScreenName,
  addHref,
  type CurrencyIds,
  idsOf,
} from '@/lib/site/navigation/liquidityPaths';
import { useRoute } from '@/lib/site/navigation/useRoute';

/** The currencies in the address of an add or create screen, and how to change them. */
export function useAddPath(screen: AddScreenName) {
  const router = useRouter();
  const route = useRoute();
  return {
    /** Whether the address has been read. */
    isKnown: route !== undefined,
    ids: idsOf(route),
    /** Replaces the currencies in the address. */
    go: ({ idA, idB }: CurrencyIds) =>
      onceDialogsAreLeft(() => {
        const { search, hash } = window.location;
        router.replace(addHref(screen, idA, idB) + search + hash, { scroll: false });
      }),
  };
}
