'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** The bare address leads to the swap, with its query. */
export function HomeScreen() {
  const router = useRouter();
  useEffect(() => {
    router.replace(`/swap/${window.location.search}`);
  }, [router]);
  return null;
}
