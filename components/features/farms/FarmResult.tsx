import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { StoryWaiting } from '@/components/parts/market/StoryWaiting';
import { Button } from '@/components/ui/Button';
import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import * as styles from './FarmScreen.css';

const PositionStory = lazyPart(
  () => import('@/components/parts/market/PositionStory'),
  'PositionStory',
  StoryWaiting,
);

/** Below the deposit of the account: the result of its position, once it is asked for. */
export function FarmResult({ farm }: { farm: Farm }) {
  const t = useTranslations('farm');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.result}>
      <Button
        variant="text"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('showResult')}
      </Button>
      {isOpen && (
        <div id={id}>
          <PositionStory tokens={farm.tokens} />
        </div>
      )}
    </div>
  );
}
