import { createTranslator, useLocale, useMessages } from 'next-intl';
import { describeError } from '@/lib/errors/describeError';

/** The messages, typed so that an error's key is any key; its values are not checked. */
type ErrorMessages = { errors: Record<string, string> };

/** The text of a failure in the page's language; undefined when the person refused it themselves. */
export function useErrorText(): (error: unknown) => string | undefined {
  const locale = useLocale();
  const messages: ErrorMessages = useMessages();
  const translate = createTranslator<ErrorMessages>({ locale, messages });
  return (error) => {
    const described = describeError(error);
    return described && translate(described.key, described.values);
  };
}
