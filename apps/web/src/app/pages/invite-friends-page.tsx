import { MemberBanners } from '../../domains/drama/me/member-banners.tsx'
import { InviteFriendsScreen } from '../../domains/teams/screens/invite-friends-screen.tsx'

/** Inviting friends, with the banners about it. */
export const InviteFriendsPage = () => <InviteFriendsScreen banners={<MemberBanners position="invite" />} />
