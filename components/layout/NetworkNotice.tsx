'use client';

import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import { FigureProblem } from './FigureProblem';
import { place } from './Notices.css';

/** Says why the page's figures are not fresh. */
export function NetworkNotice() {
  return <FigureProblem chainId={useActiveChainId()} className={place} />;
}
