import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/base/i18n/locales';
import { isReplaced } from './isReplaced';

/** What `isReplaced` finds; undefined until then. */
export function useIsReplaced(locale: Locale): boolean | undefined {
  const [answer, setAnswer] = useState<boolean>();
  useEffect(() => {
    let hasUnmounted = false;
    void isReplaced(locale).then((found) => {
      if (!hasUnmounted) setAnswer(found);
    });
    return () => {
      hasUnmounted = true;
    };
  }, [locale]);
  return answer;
}
