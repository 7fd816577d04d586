import { SendScreen } from '@/components/features/send/SendScreen';

export default function Page() {
  return <SendScreen />;
}
