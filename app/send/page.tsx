import { SendScreen } from '@/components/send/SendScreen';

export default function Page() {
  return <SendScreen />;
}
