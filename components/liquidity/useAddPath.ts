import { useRouter } from 'next/navigation';
import {
  type AddScreenName,
  addHref,
  type CurrencyIds,
  idsOf,
} from '@/lib/navigation/liquidityPaths';
import { useRoute } from '@/lib/navigation/useRoute';

/** The currencies that the address of an addition's screen names, and the way to change them. */
export function useAddPath(screen: AddScreenName) {
  const router = useRouter();
  const route = useRoute();
  return {
    /** Whether the address has been read. */
    isKnown: route !== undefined,
    ids: idsOf(route),
    /** Puts other currencies into the address, in place of the ones that are there. */
    go: ({ idA, idB }: CurrencyIds) => {
      const { search, hash } = window.location;
      router.replace(addHref(screen, idA, idB) + search + hash, { scroll: false });
    },
  };
}
