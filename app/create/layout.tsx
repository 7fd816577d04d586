import type { ReactNode } from 'react';
import { AddScreen } from '@/components/features/liquidity/add/AddScreen';

/** The screen of all pages below. It stays mounted while the address changes. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <AddScreen screen="create" />
      {children}
    </>
  );
}
