import { SwapScreen } from '@/components/swap/SwapScreen';

export default function Page() {
  return <SwapScreen />;
}
