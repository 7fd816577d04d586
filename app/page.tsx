import { RouteRecovery } from '@/components/frame/navigation/RouteRecovery';

export default function Page() {
  return <RouteRecovery />;
}
