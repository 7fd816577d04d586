'use client';

import { FrameTools } from './FrameTools';
import { SideNavigation } from './SideNavigation';

/** What the beta look has instead of the header. */
export function BetaFrame() {
  return (
    <>
      <SideNavigation />
      <FrameTools />
    </>
  );
}
