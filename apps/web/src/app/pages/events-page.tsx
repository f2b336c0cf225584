import { MemberBanners } from '../../domains/drama/me/member-banners.tsx'
import { EventsScreen } from '../../domains/rewards/events/events-screen.tsx'

/** The third tab, with what the platform shows on it. */
export const EventsPage = () => <EventsScreen banners={<MemberBanners position="events" />} />
