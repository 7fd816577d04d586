import { HomeScreen } from '@/components/layout/HomeScreen';

export default function NotFound() {
  return <HomeScreen />;
}
