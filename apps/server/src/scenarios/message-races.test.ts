import { randomInt } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { reportsCalls } from '@cliffhanger/contract/reports/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { inGroups } from '../domains/chat/testing.ts'
import { newGroup, pulled } from '../domains/groups/testing.ts'
import { ownThings } from '../testing/chat/scenes.ts'
import { heldBy } from '../testing/device-state.ts'
import { freshDevice, MemberDevice, patience } from '../testing/member-device.ts'
import type { Member } from '../testing/members.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

/** One message that is edited, unsent, pinned, reported, reacted to and remembered at the same moment, in any order. */

let server: TestServer
let group: ReturnType<typeof inGroups>
beforeAll(async () => {
  server = await startTestServer({ SEND_PER_MINUTE: '100000' })
  group = inGroups(server)
})
afterAll(() => server.close())

const acts = ['edit', 'unsend', 'pin', 'report', 'react', 'remind'] as const
type Act = (typeof acts)[number]

/** Some of the acts, in the order they are begun, and how many ticks each waits before. */
const anyRound = fc.record({
  order: fc.shuffledSubarray([...acts], { minLength: 3 }),
  waits: fc.array(fc.nat({ max: 4 }), { minLength: acts.length, maxLength: acts.length }),
})

interface Round {
  readonly groupId: number
  readonly msg_id: number
  readonly author: Member
  readonly creator: Member
  readonly reader: Member
  readonly proof: string
  readonly words: string
}

const codeOf = (act: Act, { groupId, msg_id, author, creator, reader, proof, words }: Round): Promise<number> => {
  const place = { chat_type: 'group', target_id: groupId, msg_id } as const
  const remind_time = Math.floor(server.context.clock() / 1000) + 3600
  const report = { introduction: 'Spam', description: 'Again and again', images: [proof] }
  const by = ({ token }: Member) => ({ token })
  const answers = {
    edit: () => server.call(chatCalls.editMessage, { ...place, text: `${words} edited` }, by(author)),
    unsend: () => server.call(chatCalls.withdrawGroupMessage, { target_id: groupId, msg_id }, by(author)),
    pin: () => server.call(chatCalls.pinMessage, { target_id: groupId, msg_id, is_top: 1 }, by(creator)),
    report: () =>
      server.call(reportsCalls.fileReport, { type: 'message', target_id: groupId, msg_id, ...report }, by(reader)),
    react: () => server.call(chatCalls.setReaction, { ...place, emoji: '🔥' }, by(reader)),
    remind: () => server.call(chatCalls.setReminder, { msg_id, remind_time }, by(reader)),
  } satisfies Record<Act, () => Promise<{ readonly code: number }>>
  return answers[act]().then(({ code }) => code)
}

/** What the report of the message says it said, and what it said before; nothing where nobody reported it. */
const reported = async (msg_id: number): Promise<string[]> => {
  const evidence = await server.context.db.find<{ now: string; before: string[] }>(
    `select evidence -> 'message' ->> 'content_text' as now,
            array(select v ->> 'content_text' from jsonb_array_elements(evidence -> 'message' -> 'versions') v) as before
       from complaints where msg_id = $1`,
    [msg_id],
  )
  return evidence ? [evidence.now, ...evidence.before] : []
}

async function expectOneOutcome(round: Round, codes: ReadonlyMap<Act, number>): Promise<void> {
  const { groupId, msg_id, reader, words } = round
  const [first, edited] = [textContent(words), textContent(`${words} edited`)]
  const isUnsent = codes.get('unsend') === 200
  const [message] = (await group.listed(reader, groupId)).filter((one) => one.msg_id === msg_id)
  const { token } = reader
  const pins = (await server.succeed(chatCalls.listPinnedMessages, { target_id: groupId }, { token })).list
  const reminders = (await server.succeed(chatCalls.listReminders, {}, { token })).list
  const left = await server.context.db.one<{ reactions: number; totals: number }>(
    `select (select count(*)::int from message_reactions r where (r.stream_id, r.seq) = (m.stream_id, m.seq)) as reactions,
            (select count(*)::int from message_reaction_totals t where (t.stream_id, t.seq) = (m.stream_id, m.seq)) as totals
       from messages m where m.msg_id = $1`,
    [msg_id],
  )
  const said = codes.get('edit') === 200 ? edited : first
  const stands = (act: Act) => !isUnsent && codes.get(act) === 200
  expect({
    said: message?.content_text,
    pinned: pins.some((pin) => pin.msg_id === msg_id),
    reminded: reminders.some((one) => one.msg_id === msg_id),
    reactions: message?.reactions ?? [],
    stored: left,
  }).toEqual({
    said: isUnsent ? undefined : said,
    pinned: stands('pin'),
    reminded: stands('remind'),
    reactions: stands('react') ? [{ emoji: '🔥', total: 1, mine: 1 }] : [],
    stored: stands('react') ? { reactions: 1, totals: 1 } : { reactions: 0, totals: 0 },
  })
  // Nobody who pulls later reads what was unsent; what was reported is what it said then, after what it had said.
  expect(JSON.stringify(await pulled(server, reader, `g_${groupId}`)).includes(words)).toBe(!isUnsent)
  const allowed = codes.get('report') === 200 ? [[first], [edited, first]] : [[]]
  expect(allowed).toContainEqual(await reported(msg_id))
}

/** Codes there may be where the others were quicker. */
const late: Readonly<Record<Act, number>> = {
  edit: 5007,
  unsend: 200,
  pin: 5007,
  report: 4002,
  react: 5007,
  remind: 5007,
}

const tick = () => new Promise((resolve) => setImmediate(resolve))
const seed = Number(process.env['SCENARIO_SEED'] ?? randomInt(2 ** 31))

describe('at the same time', () => {
  it(`S-115, S-116, S-124, S-138: every act has one outcome, and every device holds it in the end (seed ${seed})`, async () => {
    // Nobody reports more than ten a day.
    const { groupId, creator, members } = await newGroup(server, { friends: 5 })
    const [author, ...readers] = members
    const proofs = await Promise.all(readers.map(async (one) => (await ownThings(server, one)).proof))
    const devices = [creator, author, ...readers].map((member) => new MemberDevice(member, server))
    await Promise.all(devices.map((device) => device.connect()))
    const rounds = fc.sample(anyRound, { seed, numRuns: 32 })
    for (const [index, { order, waits }] of rounds.entries()) {
      const words = `words of round ${index};`
      const [reader, proof] = [readers[index % 4], proofs[index % 4]]
      if (!reader || proof === undefined) throw new Error('nobody reads')
      const { msg_id } = await group.say(author, groupId, words)
      const round = { groupId, msg_id, author, creator, reader, proof, words }
      const codes = new Map(
        await Promise.all(
          order.map(async (act, place) => {
            for (let left = (waits[place] ?? 0) * 4; left > 0; left--) await tick()
            return [act, await codeOf(act, round)] as const
          }),
        ),
      )
      for (const [act, code] of codes) expect([200, codes.has('unsend') ? late[act] : 200], act).toContain(code)
      await expectOneOutcome(round, codes)
    }
    for (const device of devices) {
      device.wake()
      const fresh = await freshDevice(device.member, server)
      const whole = () => expect(heldBy(device.store, device.store)).toEqual(heldBy(fresh.store, device.store))
      await vi.waitFor(whole, patience)
      await Promise.all([device.close(), fresh.close()])
    }
  })
})
