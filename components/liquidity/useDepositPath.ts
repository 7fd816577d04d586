import { useRouter } from 'next/navigation';
import {
  type DepositScreen,
  depositHref,
  idsOf,
  type PathIds,
} from '@/lib/navigation/liquidityPaths';
import { useRoute } from '@/lib/navigation/useRoute';

/** The currencies that the address of a deposit's screen names, and the way to change them. */
export function useDepositPath(screen: DepositScreen) {
  const router = useRouter();
  const route = useRoute();
  return {
    /** Whether the address has been read. */
    isKnown: route !== undefined,
    ids: idsOf(route),
    /** Puts other currencies into the address, in place of the ones that are there. */
    go: ({ idA, idB }: PathIds) => {
      const { search, hash } = window.location;
      router.replace(depositHref(screen, idA, idB) + search + hash, { scroll: false });
    },
  };
}
