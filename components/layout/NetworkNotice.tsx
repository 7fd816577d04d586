'use client';

import { useActiveChainId } from '@/lib/wallet/useActiveChainId';
import { place } from './Notices.css';
import { StaleFiguresNotice } from './StaleFiguresNotice';

/** Says why the page's figures are not fresh. */
export function NetworkNotice() {
  return <StaleFiguresNotice chainId={useActiveChainId()} className={place} />;
}
