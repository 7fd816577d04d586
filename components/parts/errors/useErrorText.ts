import { createTranslator, useLocale, useMessages } from 'next-intl';
import { describeError, type ErrorDescription } from '@/lib/base/errors/describeError';

/** The messages, with a type that accepts any error's key; the values are not checked. */
type ErrorMessages = Record<'errors' | 'listErrors' | 'signErrors', Record<string, string>>;

/** The text of an error in the page's language; undefined when the user rejected the request. */
export function useErrorText(): (error: unknown) => string | undefined {
  const text = useDescribedText();
  return (error) => {
    const described = describeError(error);
    return described && text(described);
  };
}

/** The text of an error that was described before. */
export function useDescribedText(): (described: ErrorDescription) => string {
  const locale = useLocale();
  const messages: ErrorMessages = useMessages();
  const errors = { ...messages.errors, ...messages.signErrors };
  const translate = createTranslator<ErrorMessages>({ locale, messages: { ...messages, errors } });
  return ({ key, values }) => translate(key, values);
}
