import { Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ErrorRegion } from '@/components/parts/loading/ErrorRegion';
import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Button } from '@/components/ui/Button';
import { shareMessages } from '@/lib/base/i18n/exported/share';
import type { SwapForm } from '@/lib/features/swap/swapForm';
import { swapLink } from '@/lib/features/swap/swapLink';
import { share } from './RecipientField.css';

const ShareDialog = lazyPart(
  () => import('@/components/parts/share/ShareDialog'),
  'ShareDialog',
  LoadingPanel,
);

/** Opens a dialog with a link to the form as it is. */
export const ShareSwap = withMessages({ share: shareMessages }, Content);

function Content({ form }: { form: SwapForm }) {
  const t = useTranslations('share');
  const [link, setLink] = useState<string>();
  return (
    <>
      <Button
        variant="icon"
        className={share}
        aria-label={t('swap')}
        aria-haspopup="dialog"
        onClick={() => setLink(swapLink(window.location, form))}
      >
        <Share2 size={18} aria-hidden="true" />
      </Button>
      <ErrorRegion>
        {link !== undefined && (
          <ShareDialog
            title={t('swap')}
            about={t('aboutSwap')}
            link={link}
            onClose={() => setLink(undefined)}
          />
        )}
      </ErrorRegion>
    </>
  );
}
