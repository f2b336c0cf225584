import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { Handlers } from '../../../platform/http/handlers.ts'
import { getJoinInfo, joinByLink, withdrawJoinRequest } from '../joining/join-by-link.ts'
import { createJoinLink, listJoinLinks, listJoinLinkUses, revokeJoinLink } from '../joining/join-links.ts'
import { decideJoinRequest, listJoinRequests } from '../joining/join-requests.ts'
import type { GroupsNeeds } from '../needs.ts'
import type { OnlineMembers } from '../online-members.ts'
import { createGroup } from './create-group.ts'
import { dissolveGroup } from './dissolve-group.ts'
import { editGroupBase } from './edit-group-base.ts'
import { editGroupSettings } from './edit-group-settings.ts'
import { getGroup } from './get-group.ts'
import { getMyRoles } from './get-my-roles.ts'
import { handOverGroup } from './hand-over-group.ts'
import { inviteMembers } from './invite-members.ts'
import { leaveGroup } from './leave-group.ts'
import { getMembers, listAllMembers, listManagers, listMembers, listOrdinaryMembers } from './list-members.ts'
import { listMyGroups } from './list-my-groups.ts'
import { listOnlineMembers } from './list-online-members.ts'
import { muteMembers } from './mute-members.ts'
import { removeMembers } from './remove-members.ts'
import { setMyNickname } from './set-my-nickname.ts'
import { setRoles } from './set-roles.ts'

/** Groups, their settings and their members. */
export const groupsHandlers = (domains: GroupsNeeds, online: OnlineMembers) =>
  ({
    createGroup: createGroup(domains),
    dissolveGroup,
    handOverGroup: handOverGroup(domains),
    editGroupSettings,
    editGroupBase: editGroupBase(domains),
    getGroup,
    listMyGroups,
    listOnlineMembers: listOnlineMembers(online),
    setRoles,
    muteMembers,
    setMyNickname,
    removeMembers: removeMembers(domains),
    leaveGroup: leaveGroup(domains),
    inviteMembers: inviteMembers(domains),
    getMembers: getMembers(domains),
    getMyRoles,
    listManagers: listManagers(domains),
    listAllMembers: listAllMembers(domains),
    listMembers: listMembers(domains),
    listOrdinaryMembers: listOrdinaryMembers(domains),
    createJoinLink: createJoinLink(domains),
    listJoinLinks: listJoinLinks(domains),
    revokeJoinLink: revokeJoinLink(domains),
    listJoinLinkUses,
    getJoinInfo,
    joinByLink: joinByLink(domains),
    withdrawJoinRequest,
    listJoinRequests,
    decideJoinRequest: decideJoinRequest(domains),
  }) satisfies Handlers<typeof groupsCalls>
