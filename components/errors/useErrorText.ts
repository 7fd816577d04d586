import { createTranslator, useLocale, useMessages } from 'next-intl';
import { describeError } from '@/lib/errors/describeError';

/** The messages, with a type that accepts any error's key; the values are not checked. */
type ErrorMessages = Record<'errors' | 'listErrors', Record<string, string>>;

/** The text of an error in the page's language; undefined when the user rejected the request. */
export function useErrorText(): (error: unknown) => string | undefined {
  const locale = useLocale();
  const messages: ErrorMessages = useMessages();
  const translate = createTranslator<ErrorMessages>({ locale, messages });
  return (error) => {
    const described = describeError(error);
    return described && translate(described.key, described.values);
  };
}
