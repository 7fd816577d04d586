import { RouteRecovery } from '@/components/navigation/RouteRecovery';

export default function Page() {
  return <RouteRecovery />;
}
