import { Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ErrorRegion } from '@/components/parts/loading/ErrorRegion';
import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Button } from '@/components/ui/Button';
import { shareMessages } from '@/lib/base/i18n/exported/share';

const ShareDialog = lazyPart(() => import('./ShareDialog'), 'ShareDialog', LoadingPanel);

type Props = {
  /** Makes the link when the button is pressed. */
  linkOf: (page: Location) => string;
  className: string;
};

/** Opens a dialog with a link to a swap. */
export const ShareSwapButton = withMessages({ share: shareMessages }, Content);

function Content({ linkOf, className }: Props) {
  const t = useTranslations('share');
  const [link, setLink] = useState<string>();
  return (
    <>
      <Button
        variant="icon"
        className={className}
        aria-label={t('swap')}
        aria-haspopup="dialog"
        onClick={() => setLink(linkOf(window.location))}
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
