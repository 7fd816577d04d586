import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/Dialog';
import { Notice } from '@/components/ui/Notice';
import { TypedConfirmation } from '@/components/ui/TypedConfirmation';

type Props = { onConfirm: () => void; onClose: () => void };

/** Explains what expert mode skips, and asks for the word that turns it on. */
export function ExpertModeDialog({ onConfirm, onClose }: Props) {
  const t = useTranslations('settings');
  const frame = useTranslations('frame');
  const word = frame('confirmWord');
  return (
    <Dialog title={t('expertTitle')} closeLabel={frame('close')} onClose={onClose} asksConsent>
      <Notice tone="warning">
        <p>{t('expertInfo')}</p>
        <p>{t('expertWarning')}</p>
      </Notice>
      <TypedConfirmation
        prompt={t('typeWord', { word })}
        word={word}
        action={t('turnOnExpertMode')}
        onConfirm={onConfirm}
      />
    </Dialog>
  );
}
