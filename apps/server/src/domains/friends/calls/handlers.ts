import type { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import type { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import type { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import type { friendGroupCalls } from '@cliffhanger/contract/friends/friend-group-calls.ts'
import type { Handlers } from '../../../platform/http/handlers.ts'
import type { FriendsNeeds } from '../needs.ts'
import { addToBlacklist } from './add-to-blacklist.ts'
import { answerFriendRequest } from './answer-friend-request.ts'
import { checkFriend } from './check-friend.ts'
import { createFriendGroup } from './create-friend-group.ts'
import { deleteFriendGroup } from './delete-friend-group.ts'
import { editRemark } from './edit-remark.ts'
import { findUser } from './find-user.ts'
import { getFriend } from './get-friend.ts'
import { getSupport } from './get-support.ts'
import { listBlacklist } from './list-blacklist.ts'
import { listFriendGroups } from './list-friend-groups.ts'
import { listFriendRequests } from './list-friend-requests.ts'
import { listFriends } from './list-friends.ts'
import { listFriendsForGroup } from './list-friends-for-group.ts'
import { listGroupFriends } from './list-group-friends.ts'
import { listOnlineFriends } from './list-online-friends.ts'
import { operateFriends } from './operate-friends.ts'
import { removeFromBlacklist } from './remove-from-blacklist.ts'
import { renameFriendGroup } from './rename-friend-group.ts'
import { requestFriendship } from './request-friendship.ts'

/** Becoming friends, and finding each other. */
export const friendsHandlers = (domains: FriendsNeeds) =>
  ({
    requestFriendship: requestFriendship(domains),
    listFriendRequests,
    answerFriendRequest: answerFriendRequest(domains),
    findUser: findUser(domains),
    listFriends: listFriends(domains),
  }) satisfies Handlers<typeof friendsCalls>

/** One friend, and who looks after a member. */
export const contactHandlers = (domains: FriendsNeeds) =>
  ({
    editRemark,
    getFriend: getFriend(domains),
    checkFriend: checkFriend(domains),
    listFriendsForGroup: listFriendsForGroup(domains),
    listOnlineFriends: listOnlineFriends(domains),
    getSupport: getSupport(domains),
  }) satisfies Handlers<typeof contactCalls>

/** Who is kept away. */
export const blacklistHandlers = (domains: FriendsNeeds) =>
  ({
    addToBlacklist: addToBlacklist(domains),
    removeFromBlacklist: removeFromBlacklist(domains),
    listBlacklist,
  }) satisfies Handlers<typeof blacklistCalls>

/** Groups that friends are filed in. */
export const friendGroupHandlers = (domains: FriendsNeeds) =>
  ({
    createFriendGroup,
    deleteFriendGroup,
    renameFriendGroup,
    operateFriends: operateFriends(domains),
    listGroupFriends: listGroupFriends(domains),
    listFriendGroups: listFriendGroups(domains),
  }) satisfies Handlers<typeof friendGroupCalls>
