import { crashMessages } from '@/lib/base/i18n/exported/crash';
import { useLanguage } from '@/lib/site/language/store';

const STYLE = { fontFamily: 'system-ui', maxWidth: '22em', margin: '20vh auto', padding: '1em' };

/**
 * The whole document after an error outside all regions of it, in the language on screen. It uses no
 * styles and no providers of the page, which may be what has crashed. `release/next` puts it in the
 * place of Next's own, which has styles that the policy of the pages blocks, and says nothing about
 * transactions.
 */
export function CrashPage() {
  const { locale, messages } = useLanguage(({ shown }) => shown);
  const { title, text, reload } = messages.crash ?? crashMessages;
  return (
    <html lang={locale}>
      <title>{title}</title>
      <body style={STYLE}>
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <button type="button" onClick={() => location.reload()}>
            {reload}
          </button>
        </p>
      </body>
    </html>
  );
}
