import { IdoScreen } from '@/components/ido/IdoScreen';

export default function Page() {
  return <IdoScreen />;
}
