import { InfiniteScroll } from '../../../src/ui/lists/infinite-scroll.tsx'
import type { KitComponent } from '../../component.ts'
import { nothing } from '../../held.tsx'

export const kit: KitComponent = {
  name: 'InfiniteScroll',
  states: {
    loading: () => <InfiniteScroll hasMore isLoading onMore={nothing} />,
    failed: () => <InfiniteScroll hasMore isLoading={false} hasFailed onMore={nothing} />,
    'at the end': () => <InfiniteScroll hasMore={false} isLoading={false} onMore={nothing} />,
  },
}
