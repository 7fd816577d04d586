import { useTranslations } from 'next-intl';
import { ScreenMessages } from '@/components/parts/loading/ScreenMessages';
import { inlineButton } from '@/components/ui/inlineButton.css';
import { SentenceSpace } from '@/components/ui/SentenceSpace';
import { endpointMessages } from '@/lib/base/i18n/exported/endpoint';
import type { ChainId } from '@/lib/base/networks/network';
import { retryNow } from '@/lib/chain/reads/retryNow';
import { chooseOwnEndpoint } from '@/lib/chain/rpc/store';

const MESSAGES = { endpoint: endpointMessages };

type Props = { chainId: ChainId; url: string };

/** Says that the endpoint that does not answer is the user's own, and offers the site's. */
export function OwnEndpointNote(props: Props) {
  return (
    <ScreenMessages exported={MESSAGES}>
      <Content {...props} />
    </ScreenMessages>
  );
}

function Content({ chainId, url }: Props) {
  const t = useTranslations('endpoint');
  const askOthers = () => {
    chooseOwnEndpoint(chainId, null);
    retryNow(chainId);
  };
  return (
    <p>
      {t('ownFails', { host: new URL(url).host })}
      <SentenceSpace />
      <button type="button" className={inlineButton} onClick={askOthers}>
        {t('remove')}
      </button>
    </p>
  );
}
