import { Resolver } from '@/components/navigation/Resolver';

export default function NotFound() {
  return <Resolver />;
}
