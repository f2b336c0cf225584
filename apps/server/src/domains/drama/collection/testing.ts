import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { collectionCalls as calls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { newDrama } from '../../../testing/dramas.ts'
import type { Member } from '../../../testing/members.ts'
import type { TestServer } from '../../../testing/server.ts'

/** What members do with dramas in tests, and what the operator does to them. */
export const collectingOn = (world: () => TestServer) => ({
  makeDrama: (title = 'Moon over the old town', episodes = 2) =>
    newDrama(world().context.db, world().domains.drama.authoring, { title, episodes }),
  hide: (id: number) => world().context.db.transaction((tx) => world().domains.drama.authoring.unpublishDrama(tx, id)),
  binge: (member: Member, ids: number[], value: 0 | 1) =>
    world().succeed(calls.setBinge, { video_ids: ids, value }, { token: member.token }),
  skr: (member: Member, id: number, value: 0 | 1, number = 0) =>
    world().succeed(calls.setSkr, { video_id: id, number, value }, { token: member.token }),
  mine: (member: Member, form: CallRequest<typeof calls.listMine>) =>
    world().succeed(calls.listMine, form, { token: member.token, language: 'en' }),
})
