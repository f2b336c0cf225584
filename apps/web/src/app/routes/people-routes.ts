import { paths } from '@cliffhanger/contract/client-paths.ts'
import type { ScreenRoute } from '../screen-route.ts'

/** Screens about friends, groups and what one reports of them. */
export const peopleRoutes: readonly ScreenRoute[] = [
  {
    path: paths.addressBook,
    load: async () => (await import('../../domains/friends/screens/address-book-screen.tsx')).AddressBookScreen,
  },
  {
    path: paths.addFriend,
    load: async () => (await import('../../domains/friends/screens/add-friend-screen.tsx')).AddFriendScreen,
  },
  {
    path: paths.requestFriend,
    shows: 'user_id',
    load: async () => (await import('../../domains/friends/screens/request-friend-screen.tsx')).RequestFriendScreen,
  },
  {
    path: paths.friendRequests,
    load: async () => (await import('../../domains/friends/screens/friend-requests-screen.tsx')).FriendRequestsScreen,
  },
  {
    path: paths.friendBlacklist,
    load: async () => (await import('../../domains/friends/screens/blacklist-screen.tsx')).BlacklistScreen,
  },
  {
    path: paths.friend,
    shows: 'friend_idx',
    load: async () => (await import('../../domains/friends/screens/friend-screen.tsx')).FriendScreen,
  },
  {
    path: paths.editFriend,
    shows: 'friend_idx',
    load: async () => (await import('../../domains/friends/screens/edit-friend-screen.tsx')).EditFriendScreen,
  },
  {
    path: paths.friendGroups,
    shows: 'group_id',
    load: async () => (await import('../../domains/friends/screens/friend-groups-screen.tsx')).FriendGroupsScreen,
  },
  {
    path: paths.createGroup,
    load: async () => (await import('../../domains/groups/screens/create-group-screen.tsx')).CreateGroupScreen,
  },
  {
    path: paths.inviteToGroup,
    shows: 'group_id',
    load: async () => (await import('../../domains/groups/screens/invite-screen.tsx')).InviteScreen,
  },
  {
    path: paths.groupMembers,
    shows: 'mode',
    load: async () => (await import('../../domains/groups/screens/group-members-screen.tsx')).GroupMembersScreen,
  },
  {
    path: paths.groupMemberList,
    shows: 'group_id',
    load: async () => (await import('../../domains/groups/screens/member-list-screen.tsx')).MemberListScreen,
  },
  {
    path: paths.groupMember,
    shows: 'user_id',
    load: async () => (await import('../../domains/groups/screens/member-screen.tsx')).MemberScreen,
  },
  {
    path: paths.groupManagers,
    shows: 'group_id',
    load: async () => (await import('../../domains/groups/screens/managers-screen.tsx')).ManagersScreen,
  },
  {
    path: paths.groupDetails,
    shows: 'group_id',
    load: async () => (await import('../../domains/groups/screens/group-details-screen.tsx')).GroupDetailsScreen,
  },
  {
    path: paths.groupSettings,
    shows: 'group_id',
    load: async () => (await import('../../domains/groups/screens/group-settings-screen.tsx')).GroupSettingsScreen,
  },
  {
    path: paths.manageGroup,
    shows: 'view',
    load: async () => (await import('../../domains/groups/screens/manage-group-screen.tsx')).ManageGroupScreen,
  },
  {
    path: paths.editGroup,
    shows: 'group_id',
    load: async () => (await import('../../domains/groups/screens/edit-group-screen.tsx')).EditGroupScreen,
  },
  {
    path: paths.report,
    shows: 'target_id',
    load: async () => (await import('../../domains/reports/screens/report-screen.tsx')).ReportScreen,
  },
]
