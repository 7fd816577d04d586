'use client';

import { FrameTools } from './FrameTools';
import { SideNavigation } from './SideNavigation';

/** The beta look's replacement for the header. */
export function BetaFrame() {
  return (
    <>
      <SideNavigation />
      <FrameTools />
    </>
  );
}
