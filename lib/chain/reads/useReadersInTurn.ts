import { useState } from 'react';
import { isPagePaused } from '@/lib/chain/rpc/usePagePause';
import type { ChainReader } from './chainReader';
import { ReadsInTurn } from './readsInTurn';
import type { Reader } from './useChainReader';

/** A value of `ReaderOf` for a part of the page that reads in turn: see {@link ReadsInTurn}. */
export function useReadersInTurn(): (reader: ChainReader) => Reader {
  const [readerOf] = useState(readersInTurn);
  return readerOf;
}

function readersInTurn(): (reader: ChainReader) => Reader {
  const known = new WeakMap<ChainReader, Reader>();
  return (reader) => {
    const inTurn = known.get(reader) ?? new ReadsInTurn(reader, isPagePaused);
    known.set(reader, inTurn);
    return inTurn;
  };
}
