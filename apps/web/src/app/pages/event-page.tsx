import { GoodsShelf } from '../../domains/mall/components/goods-shelf.tsx'
import { EventScreen } from '../../domains/rewards/events/event-screen.tsx'

/** One event, with the goods it is about where it leads to the mall. */
export const EventPage = () => <EventScreen goods={<GoodsShelf />} />
