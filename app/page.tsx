import { HomeScreen } from '@/components/layout/HomeScreen';

export default function Page() {
  return <HomeScreen />;
}
