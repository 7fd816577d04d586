import { CornerDownLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { PageLink } from '@/components/ui/PageLink';
import { inLookOf } from '@/lib/site/navigation/useLook';
import { ResultContent } from './ResultContent';
import * as styles from './SearchDialog.css';

const ICON_SIZE = 16;

type Props = ComponentProps<typeof ResultContent> & {
  id: string;
  href: string;
  /** Whether Enter opens it. */
  isActive: boolean;
  onOpen: () => void;
};

/** A result, which is a link. The focus stays in the field. */
export function ResultRow({ id, href, isActive, onOpen, ...content }: Props) {
  return (
    <PageLink
      id={id}
      className={styles.row}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={inLookOf(href, window.location)}
      onClick={onOpen}
    >
      <ResultContent {...content} />
      {isActive && <CornerDownLeft className={styles.key} size={ICON_SIZE} aria-hidden="true" />}
    </PageLink>
  );
}
