import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { MissingToken } from '@/components/parts/tokens/MissingToken';
import { Notice } from '@/components/ui/Notice';
import { tokenChoiceMessages } from '@/lib/base/i18n/exported/tokenChoice';
import { plainText } from '@/lib/base/text/plainText';
import type { SwapState } from '@/lib/features/swap/useSwapScreen';
import * as styles from './LinkRecipient.css';

/** What a link names and the form cannot use: a token that no list has, or an unclear amount. */
export const LinkNotes = withMessages({ tokenChoice: tokenChoiceMessages }, Content);

type Props = { swap: Pick<SwapState, 'chainId' | 'form' | 'unknownSide' | 'dispatch'> };

function Content({ swap }: Props) {
  const t = useTranslations('tokenChoice');
  const { chainId, form, unknownSide, dispatch } = swap;
  const id = unknownSide?.id;
  return (
    <>
      {form.unusedAmount !== undefined && (
        <div className={styles.place}>
          <Notice tone="warning">
            <p>{t('linkAmount', { text: plainText(form.unusedAmount) })}</p>
          </Notice>
        </div>
      )}
      {chainId && id !== undefined && (
        <MissingToken
          chainId={chainId}
          id={id}
          isLinked={form.linkedIds.includes(id)}
          onRemove={() => dispatch({ type: 'cleared', id })}
        />
      )}
    </>
  );
}
