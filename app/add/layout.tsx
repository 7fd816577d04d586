import type { ReactNode } from 'react';
import { AddScreen } from '@/components/liquidity/AddScreen';

/** The screen of every page below: it stays while the address changes with the currencies. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <AddScreen screen="add" />
      {children}
    </>
  );
}
