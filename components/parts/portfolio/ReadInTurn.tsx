import type { ReactNode } from 'react';
import { ownReader, ReaderOf } from '@/lib/chain/reads/useChainReader';
import { useReadersInTurn } from '@/lib/chain/reads/useReadersInTurn';

type Props = { children: ReactNode };

/** What is read in `children` is read in turn, a few reads in each block. */
export function ReadInTurn({ children }: Props) {
  return <ReaderOf value={useReadersInTurn()}>{children}</ReaderOf>;
}

/** In a part that is read in turn: what is read in `children` is read as everywhere else. */
export function ReadAsUsual({ children }: Props) {
  return <ReaderOf value={ownReader}>{children}</ReaderOf>;
}
