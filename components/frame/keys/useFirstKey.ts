import { useEffect, useState } from 'react';

/** The first key that was pressed on this page. */
export function useFirstKey(): KeyboardEvent | undefined {
  const [first, setFirst] = useState<KeyboardEvent>();
  useEffect(() => {
    window.addEventListener('keydown', setFirst, { once: true });
    return () => window.removeEventListener('keydown', setFirst);
  }, []);
  return first;
}
