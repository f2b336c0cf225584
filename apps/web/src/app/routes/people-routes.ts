import { paths } from '@cliffhanger/contract/client-paths.ts'
import type { ScreenRoute } from '../screen-route.ts'

/** Screens about friends, groups and what one reports of them. */
export const peopleRoutes: readonly ScreenRoute[] = [
  {
    path: paths.addressBook,
    list: paths.addressBook,
    load: async () => (await import('../../domains/friends/screens/address-book-screen.tsx')).AddressBookScreen,
  },
  {
    path: paths.addFriend,
    list: paths.addressBook,
    load: async () => (await import('../../domains/friends/screens/add-friend-screen.tsx')).AddFriendScreen,
  },
  {
    path: paths.requestFriend,
    list: paths.addressBook,
    isDeeper: true,
    shows: 'user_id',
    load: async () => (await import('../../domains/friends/screens/request-friend-screen.tsx')).RequestFriendScreen,
  },
  {
    path: paths.friendRequests,
    list: paths.addressBook,
    load: async () => (await import('../../domains/friends/screens/friend-requests-screen.tsx')).FriendRequestsScreen,
  },
  {
    path: paths.friendBlacklist,
    list: paths.addressBook,
    load: async () => (await import('../../domains/friends/screens/blacklist-screen.tsx')).BlacklistScreen,
  },
  {
    path: paths.friend,
    list: paths.addressBook,
    shows: 'friend_idx',
    load: async () => (await import('../../domains/friends/screens/friend-screen.tsx')).FriendScreen,
  },
  {
    path: paths.editFriend,
    list: paths.addressBook,
    isDeeper: true,
    shows: 'friend_idx',
    load: async () => (await import('../../domains/friends/screens/edit-friend-screen.tsx')).EditFriendScreen,
  },
  {
    path: paths.friendGroups,
    list: paths.addressBook,
    shows: 'group_id',
    load: async () => (await import('../../domains/friends/screens/friend-groups-screen.tsx')).FriendGroupsScreen,
  },
  {
    path: paths.createGroup,
    list: paths.chats,
    load: async () => (await import('../../domains/groups/screens/create-group-screen.tsx')).CreateGroupScreen,
  },
  {
    path: paths.inviteToGroup,
    list: paths.chats,
    isDeeper: true,
    shows: 'group_id',
    load: async () => (await import('../../domains/groups/screens/invite-screen.tsx')).InviteScreen,
  },
  {
    path: paths.groupMembers,
    list: paths.chats,
    isDeeper: true,
    shows: 'mode',
    load: async () => (await import('../../domains/groups/screens/group-members-screen.tsx')).GroupMembersScreen,
  },
  {
    path: paths.groupMemberList,
    list: paths.chats,
    isDeeper: true,
    shows: 'group_id',
    load: async () => (await import('../../domains/groups/screens/member-list-screen.tsx')).MemberListScreen,
  },
  {
    path: paths.groupMember,
    list: paths.chats,
    isDeeper: true,
    shows: 'user_id',
    load: async () => (await import('../../domains/groups/screens/member-screen.tsx')).MemberScreen,
  },
  {
    path: paths.joinGroup,
    shows: 'code',
    load: async () => (await import('../../domains/groups/joining/join-screen.tsx')).JoinScreen,
  },
  {
    path: paths.joinLinks,
    list: paths.chats,
    isDeeper: true,
    shows: 'group_id',
    load: async () => (await import('../../domains/groups/joining/join-links-screen.tsx')).JoinLinksScreen,
  },
  {
    path: paths.groupManagers,
    list: paths.chats,
    isDeeper: true,
    shows: 'group_id',
    load: async () => (await import('../../domains/groups/screens/managers-screen.tsx')).ManagersScreen,
  },
  {
    path: paths.groupDetails,
    list: paths.chats,
    isDeeper: true,
    shows: 'group_id',
    load: async () => (await import('../../domains/groups/screens/group-details-screen.tsx')).GroupDetailsScreen,
  },
  {
    path: paths.groupSettings,
    list: paths.chats,
    isDeeper: true,
    shows: 'group_id',
    load: async () => (await import('../../domains/groups/screens/group-settings-screen.tsx')).GroupSettingsScreen,
  },
  {
    path: paths.manageGroup,
    list: paths.chats,
    isDeeper: true,
    shows: 'view',
    load: async () => (await import('../../domains/groups/screens/manage-group-screen.tsx')).ManageGroupScreen,
  },
  {
    path: paths.editGroup,
    list: paths.chats,
    isDeeper: true,
    shows: 'group_id',
    load: async () => (await import('../../domains/groups/screens/edit-group-screen.tsx')).EditGroupScreen,
  },
  {
    path: paths.report,
    shows: 'target_id',
    load: async () => (await import('../../domains/reports/screens/report-screen.tsx')).ReportScreen,
  },
]
