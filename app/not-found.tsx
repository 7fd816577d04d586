import { LazyRouteRecovery } from '@/components/frame/navigation/LazyRouteRecovery';

export default function NotFound() {
  return <LazyRouteRecovery />;
}
