import { randomUUID } from 'node:crypto'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import { noticesOperatorCalls } from '@cliffhanger/contract/notices/operator-calls.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import type { Member } from '../../testing/members.ts'
import type { TestServer } from '../../testing/server.ts'
import { announcePlanned } from './announcements.ts'
import type { NewNotice } from './index.ts'
import { Notices } from './notices.ts'

type Writing = CallRequest<typeof noticesOperatorCalls.writeNotice>

/** What an operator writes where a test says nothing else: a line to everyone, from now on. */
export const writing = (changes: Partial<Writing> = {}): Writing => ({
  user_no: '',
  type: 'activity',
  position: 'line',
  texts: { en: { title: 'Summer festival', summary: 'Twice the gold', content: '<p>All <b>week</b></p>' } },
  image_key: '',
  link: '',
  start_time: 0,
  end_time: 0,
  ...changes,
})

/** Tells of announcements whose time has come, as the job does each minute; without notifications. Answers how many. */
export const announceAll = ({ context }: TestServer): Promise<number> =>
  announcePlanned(
    context,
    new Notices(context, {
      session: { platform: async () => ({ money_name: 'Yuan' }) },
      account: { findLanguageOf: async () => 'en' },
      push: { notifyNotice: () => undefined, announce: async () => undefined },
    }),
  )

/** What members and operators do with notices. */
export function noticeActions(world: () => { readonly server: TestServer; readonly editor: string }) {
  const write = (changes: Partial<Writing> = {}, key: string = randomUUID(), by = world().editor) =>
    world().server.call(noticesOperatorCalls.writeNotice, writing(changes), { token: by, key })
  return {
    write,
    /** Answers its id. */
    written: async (changes: Partial<Writing> = {}) => (await write(changes)).data.notice.id,
    /** Writes it anew as a form would that shows what is there, over its text of `version`, or the one it has. */
    async edit(id: number, changes: Partial<Writing> & { readonly version?: number } = {}, by = world().editor) {
      const { list } = await world().server.succeed(
        noticesOperatorCalls.listWrittenNotices,
        { limit: 100 },
        { token: world().editor },
      )
      const { texts, version, ...known } = list.find((each) => each.id === id) ?? { version: 1, texts: undefined }
      const form = { ...writing({ ...known, ...(texts && { texts }) }), id, version, ...changes }
      return world().server.call(noticesOperatorCalls.editNotice, form, { token: by })
    },
    withdraw: (id: number, by = world().editor) =>
      world().server.call(noticesOperatorCalls.withdrawNotice, { id, reason: 'a good reason' }, { token: by }),
    /** Tells a member something as another domain would. */
    tell: (notice: NewNotice) =>
      world().server.context.db.transaction((tx) => world().server.domains.notices.notify(tx, notice)),
    open: ({ token }: Pick<Member, 'token'>, id: number, language = 'en') =>
      world().server.call(noticeCalls.openNotice, { id }, { token, language }),
    mine: (
      { token }: Pick<Member, 'token'>,
      requested: CallRequest<typeof noticeCalls.listMyNotices> = {},
      language = 'en',
    ) => world().server.succeed(noticeCalls.listMyNotices, requested, { token, language }),
    announced: async ({ token }: Pick<Member, 'token'>, position: 'line' | 'popup' = 'line', language = 'en') =>
      (await world().server.succeed(noticeCalls.listAnnouncements, { position }, { token, language })).list,
    /** What everybody's devices were told since the beginning. */
    heardByAll: async ({ token }: Member) => {
      const { events } = await world().server.succeed(syncCalls.pull, { stream: 'platform', after_seq: 0 }, { token })
      return events.filter(({ action }) => action === 'notice').map(({ data }) => data)
    },
  }
}
