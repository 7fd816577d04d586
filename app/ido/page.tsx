import { IdoScreen } from '@/components/features/ido/IdoScreen';

export default function Page() {
  return <IdoScreen />;
}
