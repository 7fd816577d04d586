'use client';

import type { OpenMenu } from '@/components/ui/MenuButton';
import { media } from '@/components/ui/media';
import { LanguageMenu } from './LanguageMenu';
import { LanguageSheet } from './LanguageSheet';

/** The choice of a language: a menu below its button, or on a phone a sheet. */
export function LanguagePanel(open: OpenMenu) {
  return window.matchMedia(media.belowTablet).matches ? (
    <LanguageSheet onClose={open.onClose} />
  ) : (
    <LanguageMenu {...open} />
  );
}
