import { useTranslations } from 'next-intl';
import { MissingFigure } from '@/components/ui/MissingFigure';
import { Skeleton } from '@/components/ui/Skeleton';

type Props = {
  /** Whether it can't be read, so that nothing is awaited any more. */
  hasFailed: boolean;
  /** The length of the figure. */
  characters: number;
};

/** In place of a figure that is not read yet, or that its contract does not return. */
export function AwaitedFigure({ hasFailed, characters }: Props) {
  const t = useTranslations('rewards');
  if (!hasFailed) return <Skeleton characters={characters} />;
  return <MissingFigure label={t('unknown')} />;
}
