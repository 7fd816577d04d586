import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/Dialog';
import type { ListNews } from '@/lib/holdings/lists/listNews';
import { type UpdateAnswers, UpdateItem } from './UpdateItem';
import * as styles from './UpdatesDialog.css';

type Props = UpdateAnswers & { updates: readonly ListNews[]; onClose: () => void };

/** What updates of lists change. The buttons are above the changes, which scroll. */
export function UpdatesDialog({ updates, onClose, ...answers }: Props) {
  const t = useTranslations('lists');
  const frame = useTranslations('frame');
  return (
    <Dialog title={t('updatesTitle')} closeLabel={frame('close')} onClose={onClose}>
      <ul className={styles.updates}>
        {updates.map((news) => (
          <UpdateItem
            key={`${news.url} ${news.status === 'applied'}`}
            news={news}
            isOpen={updates.length === 1}
            {...answers}
          />
        ))}
      </ul>
    </Dialog>
  );
}
