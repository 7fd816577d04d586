'use client';

import { Moon, Sun } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { chooseTheme } from '@/lib/site/settings/store';
import { useTheme } from '@/lib/site/settings/useTheme';

/** Switches between light and dark. */
export function ThemeToggle() {
  const t = useTranslations('frame');
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = other === 'dark' ? Moon : Sun;
  return (
    <Button
      variant="icon"
      aria-label={other === 'dark' ? t('useDark') : t('useLight')}
      onClick={() => chooseTheme(other)}
    >
      <Icon size={20} aria-hidden="true" />
    </Button>
  );
}
