import { LateResolver } from '@/components/navigation/LateResolver';

export default function NotFound() {
  return <LateResolver />;
}
