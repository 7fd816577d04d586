import { LazyRouteRecovery } from '@/components/navigation/LazyRouteRecovery';

export default function NotFound() {
  return <LazyRouteRecovery />;
}
