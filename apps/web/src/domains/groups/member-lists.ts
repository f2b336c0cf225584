import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'

/** Calls that answer members: asked for again after every act about them. */
export const memberLists = [
  groupsCalls.listMembers,
  groupsCalls.listOrdinaryMembers,
  groupsCalls.listManagers,
  groupsCalls.listAllMembers,
  groupsCalls.getMembers,
] as const
