import * as z from 'zod/mini'
import { call } from '../call.ts'
import { empty, id, paged, paging } from '../schema.ts'
import { black } from './schemas.ts'

/** Whom I do not want to hear from. */
export const blacklistCalls = {
  addToBlacklist: call({
    id: 'friendsblack-black',
    method: 'POST',
    path: '/api/v6/FriendsBlack/black',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ black_id: id() }),
    data: z.object({ black }),
    errors: ['noPermission', 'notFound', 'cannotDoToSelf'],
    summary: 'Puts a member on my blacklist; again does nothing',
  }),
  removeFromBlacklist: call({
    id: 'friendsblack-undock',
    method: 'POST',
    path: '/api/v6/FriendsBlack/undock',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({ black_id: id() }),
    data: empty(),
    errors: ['notFound'],
    summary: 'Takes a member off my blacklist',
  }),
  listBlacklist: call({
    id: 'friendsblack-list',
    method: 'GET',
    path: '/api/v6/FriendsBlack/list',
    auth: 'bearer',
    rate: '120/min',
    request: z.object(paging),
    data: paged(black),
    errors: [],
    summary: 'My blacklist, newest first',
  }),
} as const
