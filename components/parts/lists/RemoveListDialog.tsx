import { useTranslations } from 'next-intl';
import { TypedConfirmation } from '@/components/parts/page/TypedConfirmation';
import { Dialog } from '@/components/ui/Dialog';
import { Notice } from '@/components/ui/Notice';
import { addressToAdd } from '@/lib/holdings/lists/listAddress';

type Props = { name: string; url: string; onRemove: () => void; onClose: () => void };

/** Says what the removal of a list deletes, and asks for the word that confirms it. */
export function RemoveListDialog({ name, url, onRemove, onClose }: Props) {
  const t = useTranslations('lists');
  const frame = useTranslations('frame');
  const word = t('removeWord');
  return (
    <Dialog title={t('removeTitle')} closeLabel={frame('close')} onClose={onClose} asksConsent>
      <Notice tone="warning">
        <p>{t('removeText', { name })}</p>
        <p translate="no">{addressToAdd(url, window.location.href)}</p>
      </Notice>
      <TypedConfirmation
        prompt={t('typeWord', { word })}
        word={word}
        action={t('removeList', { name })}
        onConfirm={onRemove}
      />
    </Dialog>
  );
}
