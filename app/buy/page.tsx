import { BuyScreen } from '@/components/onramp/BuyScreen';

export default function Page() {
  return <BuyScreen />;
}
