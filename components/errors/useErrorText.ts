import { createTranslator, useLocale, useMessages } from 'next-intl';
import { describeError } from '@/lib/errors/describeError';

/** The messages as far as an error's key is known before it happens: its values go unchecked. */
type ErrorMessages = { errors: Record<string, string> };

/** What a person is told about a failure, in the page's language; undefined for their own refusal. */
export function useErrorText(): (error: unknown) => string | undefined {
  const locale = useLocale();
  const messages: ErrorMessages = useMessages();
  const translate = createTranslator<ErrorMessages>({ locale, messages });
  return (error) => {
    const described = describeError(error);
    return described && translate(described.key, described.values);
  };
}
