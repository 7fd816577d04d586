import { useTranslations } from 'next-intl';
import { announcement } from '@/components/ui/announcement.css';
import { Skeleton } from '@/components/ui/Skeleton';

type Props = {
  /** Whether it can't be read, so that nothing is awaited any more. */
  hasFailed: boolean;
  /** The length of the figure. */
  characters: number;
};

/** In place of a figure that is not read yet, or that its contract does not tell. */
export function AwaitedFigure({ hasFailed, characters }: Props) {
  const t = useTranslations('rewards');
  if (!hasFailed) return <Skeleton characters={characters} />;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={announcement}>{t('unknown')}</span>
    </>
  );
}
