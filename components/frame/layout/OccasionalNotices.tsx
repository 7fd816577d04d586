import { noticesMessages } from '@/lib/base/i18n/exported/notices';
import { StorageNotice } from './StorageNotice';
import { UnknownPathNotice } from './UnknownPathNotice';
import { withMessages } from './withMessages';

/** The notices that most visits do not see. */
export const OccasionalNotices = withMessages(noticesMessages, Content);

function Content() {
  return (
    <>
      <UnknownPathNotice />
      <StorageNotice />
    </>
  );
}
