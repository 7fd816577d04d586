import type { ReactNode } from 'react';
import { title as cardTitle } from '@/components/ui/Card.css';
import { head } from './OwnHead.css';

/** The head of a card about what the account has in a pool, with what that is worth. */
export function OwnHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={head}>
      <h2 className={cardTitle}>{title}</h2>
      <span translate="no">{children}</span>
    </div>
  );
}
