import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { reportsCalls } from '@cliffhanger/contract/reports/calls.ts'
import { uploadsCalls } from '@cliffhanger/contract/uploads/calls.ts'
import { type Link, linkedContent, linkOf, withLink } from '@cliffhanger/rules/chat/links.ts'
import { mediaContent, mediaOf } from '@cliffhanger/rules/chat/media-content.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../../testing/members.ts'
import { newFriend, newGroup } from '../../groups/testing.ts'
import { smallPicture, uploaderFor } from '../../uploads/testing.ts'
import { eventsIn, inGroups, streamOf } from '../testing.ts'
import { newPage, pageOf, servePicture, startWithSite } from './testing.ts'

const { site, server, pair, links, close } = await startWithSite()
beforeAll(() => servePicture(site))
afterAll(close)

/** The preview of a message as a member lists it. */
const shownTo = async (who: Member, peer: Member, msg_id: number): Promise<Link | undefined> =>
  linkOf((await pair.shown(who, peer, msg_id))?.content_text ?? '')

const addressesOf = async (who: Member, keys: string) =>
  (await server.succeed(uploadsCalls.getCredential, { type: 0, allow: 1, keys }, { token: who.token })) as unknown

describe('S-130: the preview of a link', () => {
  it('is shown to whoever writes it, and then to whoever reads it, with a picture of this platform', async () => {
    const [one, two] = await pair.friends()
    const url = newPage(site, 'The lighthouse')
    expect(await links.preview(one, url)).toMatchObject({
      url,
      site: 'site.example',
      title: 'The lighthouse',
      width: 640,
      height: 320,
    })
    expect((await links.preview(one, url))?.image).toMatch(/^data:image\/webp;base64,/)
    const reads = site.asked.length
    const { msg_id } = await links.write(one, two, linkedContent(`look ${url}`, { url }))
    expect(site.asked, 'a page is read once').toHaveLength(reads)
    const link = await shownTo(two, one, msg_id)
    expect(link).toMatchObject({ url, title: 'The lighthouse', description: 'About The lighthouse', width: 640 })
    expect(link?.image).toMatch(new RegExp(`^chat/${one.userId}/.*\\.preview\\.webp$`))
    const keys = await server.domains.chat.viewableKeys(server.context.db, two.userId, [link?.image ?? ''])
    expect([...keys]).toEqual([link?.image])
    const stranger = await newMember(server)
    expect((await server.domains.chat.viewableKeys(server.context.db, stranger.userId, [link?.image ?? ''])).size).toBe(
      0,
    )
    const stored = await server.context.storage.head(link?.image ?? '')
    expect(stored).toMatchObject({ contentType: 'image/webp' })
    expect(await addressesOf(two, link?.image ?? '')).toBeDefined()
  })

  it('comes along also where its sender was quicker than the page, and a plain text asks nobody', async () => {
    const [one, two] = await pair.friends()
    const url = newPage(site, 'Quick', '')
    expect(await shownTo(two, one, (await links.write(one, two, linkedContent(url, { url }))).msg_id)).toMatchObject({
      title: 'Quick',
    })
    const other = newPage(site, 'Never read')
    const reads = site.asked.length
    const { msg_id, content_text } = await links.write(one, two, textContent(`plain ${other}`))
    expect(content_text).toBe(textContent(`plain ${other}`))
    expect(await shownTo(two, one, msg_id)).toBeUndefined()
    expect(site.asked).toHaveLength(reads)
  })

  it('stands below a caption too, of a picture that is its sender’s, and goes with the address', async () => {
    const [one, two] = await pair.friends()
    const [url, other] = [newPage(site, 'The harbour'), newPage(site, 'The pier')]
    const file = await uploaderFor(server, one).upload('a.png', await smallPicture())
    const send = (wanted: string, file_url: string, local_id: string = randomUUID()) => {
      const item = { kind: 'image', url: file_url, thumb_url: '', name: '', width: 1, height: 1, file_size: 1 } as const
      const content_text = withLink(mediaContent({ text: `See ${url}`, items: [item] }), { url: wanted })
      const input = { local_id, target_id: two.userId, msg_type: 'mixed' as const, content_text }
      return server.call(chatCalls.sendPrivateMessage, input, { token: one.token })
    }
    expect((await send(other, file.url)).code).toBe(4000)
    expect((await send(url, `chat/${two.userId}/202611/${'a'.repeat(32)}.x.png`)).code).toBe(5019)
    const local_id = randomUUID()
    const { data } = await send(url, file.url, local_id)
    const msg_id = data?.msg_id ?? 0
    expect((await send(url, file.url, local_id)).data?.msg_id).toBe(msg_id)
    const link = await shownTo(two, one, msg_id)
    expect(link).toMatchObject({ url, title: 'The harbour', width: 640 })
    const keys = await server.domains.chat.viewableKeys(server.context.db, two.userId, [file.url, link?.image ?? ''])
    expect(keys.size).toBe(2)
    const edit = (text: string) => {
      const input = { chat_type: 'private' as const, target_id: two.userId, msg_id, text }
      return server.succeed(chatCalls.editMessage, input, { token: one.token })
    }
    expect(linkOf((await edit(`No, ${other}`)).content_text)).toMatchObject({ title: 'The pier' })
    const plain = (await edit('Nothing')).content_text
    expect([linkOf(plain), mediaOf(plain).items.length]).toEqual([undefined, 1])
  })

  it('says what the server read, whatever its sender claims', async () => {
    const [one, two] = await pair.friends()
    const url = newPage(site, 'Honest', '')
    const { msg_id: first } = await links.write(one, two, linkedContent(url, { url }))
    const honest = await shownTo(two, one, first)
    const claims: Partial<Link>[] = [
      { title: 'Forged', description: 'Forged', site: 'bank.example' },
      { title: 'Forged', proof: honest?.proof ?? '' },
      { ...honest, title: 'Forged' },
      { ...honest, site: 'bank.example' },
      { ...honest, image: `chat/${two.userId}/202611/${'a'.repeat(32)}.x.webp` },
    ]
    for (const claim of claims) {
      const { msg_id } = await links.write(one, two, linkedContent(url, { ...claim, url }))
      expect(await shownTo(two, one, msg_id), JSON.stringify(claim)).toEqual(honest)
    }
    // Of another address than that in the text, also with a proof of its own.
    expect((await links.tryWrite(one, two, linkedContent('https://bank.example', { ...honest, url }))).code).toBe(4000)
    const bank = { ...honest, url: 'https://bank.example/' }
    const { content_text } = await links.write(one, two, linkedContent('https://bank.example/', bank))
    expect(linkOf(content_text)?.title).not.toBe('Honest')
  })

  it('comes with an address that is edited into a text, and changes with it', async () => {
    const [one, two] = await pair.friends()
    const [first, second] = [newPage(site, 'First'), newPage(site, 'Second')]
    const { msg_id } = await links.write(one, two, textContent('what was it called?'))
    const edit = (text: string) =>
      server.succeed(
        chatCalls.editMessage,
        { chat_type: 'private', target_id: two.userId, msg_id, text },
        { token: one.token },
      )
    expect(linkOf((await edit(`this: ${first}`)).content_text)).toMatchObject({ title: 'First' })
    const shown = await shownTo(two, one, msg_id)
    expect(shown).toMatchObject({ title: 'First', width: 640 })
    expect(await addressesOf(two, shown?.image ?? '')).toBeDefined()
    await edit(`no, this: ${second}`)
    expect(await shownTo(two, one, msg_id)).toMatchObject({ title: 'Second' })
    const keys = [(await shownTo(two, one, msg_id))?.image ?? '', shown?.image ?? '']
    expect((await server.domains.chat.viewableKeys(server.context.db, two.userId, keys)).size).toBe(2)
  })

  it('stays away from an edited text whose member took it away', async () => {
    const [one, two] = await pair.friends()
    const url = newPage(site, 'Unwanted')
    const { msg_id } = await links.write(one, two, textContent(`see ${url}`))
    const reads = site.asked.length
    const text = `do see ${url}`
    await server.succeed(
      chatCalls.editMessage,
      { chat_type: 'private', target_id: two.userId, msg_id, text },
      { token: one.token },
    )
    expect(await shownTo(two, one, msg_id)).toBeUndefined()
    expect(site.asked).toHaveLength(reads)
  })

  it('goes with its address when the text is edited, and stays with it', async () => {
    const [one, two] = await pair.friends()
    const url = newPage(site, 'Edited', '')
    const { msg_id } = await links.write(one, two, linkedContent(`see ${url}`, { url }))
    const edit = (text: string) =>
      server.succeed(
        chatCalls.editMessage,
        { chat_type: 'private', target_id: two.userId, msg_id, text },
        { token: one.token },
      )
    await edit(`better: ${url}`)
    expect(await shownTo(two, one, msg_id)).toMatchObject({ title: 'Edited' })
    await edit('nothing to see')
    expect(await shownTo(two, one, msg_id)).toBeUndefined()
    const events = await eventsIn(server, two, streamOf(one, two), chatEvents.edited)
    // Events tell what the message says now.
    expect(events.map(({ content_text }) => content_text)).toEqual(Array(2).fill(textContent('nothing to see')))
  })

  it('is passed on as it was read, long after the page is gone, by whoever may see it', async () => {
    const [one, two] = await pair.friends()
    const three = await newFriend(server, two)
    const url = newPage(site, 'Passed on')
    const { msg_id } = await links.write(one, two, linkedContent(url, { url }))
    const { content_text } = (await pair.shown(two, one, msg_id)) ?? { content_text: '' }
    site.serve(new URL(url).pathname, pageOf('Another page'))
    await server.context.db.execute(`delete from link_pages`, [])
    const reads = site.asked.length
    const passedOn = await links.write(two, three, content_text)
    expect(await shownTo(three, two, passedOn.msg_id)).toEqual(linkOf(content_text))
    expect(site.asked).toHaveLength(reads)
    // Who may not see the picture, passes on the words alone.
    const [four, five] = await pair.friends()
    const without = await shownTo(five, four, (await links.write(four, five, content_text)).msg_id)
    expect(without).toMatchObject({ title: 'Passed on', image: '', width: 0 })
  })

  it('is the same for a repeat, whatever the page says by then', async () => {
    const [one, two] = await pair.friends()
    const url = newPage(site, 'First', '')
    const [local, other] = [randomUUID(), randomUUID()]
    const content = linkedContent(url, { url })
    const { msg_id } = await links.write(one, two, content, local)
    site.serve(new URL(url).pathname, pageOf('Second', ''))
    await server.context.db.execute(`delete from link_pages`, [])
    const again = await links.write(one, two, content, local)
    expect(again).toMatchObject({ msg_id })
    expect(linkOf(again.content_text)?.title).toBe('First')
    expect((await links.tryWrite(one, two, textContent('other words'), local)).code).toBe(4008)
    const many = await Promise.all(Array.from({ length: 20 }, () => links.write(one, two, content, other)))
    expect(new Set(many.map(({ msg_id: id }) => id)).size).toBe(1)
  })

  it('stands in a group, as long as one may write there, and is gone when it is unsent', async () => {
    const { creator, members, groupId } = await newGroup(server)
    const [member] = members
    const group = inGroups(server)
    const url = newPage(site, 'In a group')
    const content_text = linkedContent(url, { url })
    const { msg_id } = await group.say(member, groupId, '', { content_text })
    const listed = async () => (await group.listed(creator, groupId)).find((message) => message.msg_id === msg_id)
    const link = linkOf((await listed())?.content_text ?? '')
    expect(link).toMatchObject({ title: 'In a group' })
    const seen = () => server.domains.chat.viewableKeys(server.context.db, creator.userId, [link?.image ?? ''])
    expect((await seen()).size).toBe(1)
    await group.withdraw(member, groupId, msg_id)
    expect((await seen()).size).toBe(0)
    await server.succeed(
      groupsCalls.muteMembers,
      { group_id: groupId, members: [member.userId], is_muted: 1 },
      { token: creator.token },
    )
    expect(await group.trySay(member, groupId, '', { content_text })).toBe(5003)
  })

  it('is not sent to whom one may not write', async () => {
    const [one, two] = [await newMember(server), await newMember(server)]
    const url = newPage(site, 'Unwanted')
    expect((await links.tryWrite(one, two, linkedContent(url, { url }))).code).toBe(5001)
  })

  it('is part of a report, as its reader saw it', async () => {
    const [one, two] = await pair.friends()
    const url = newPage(site, 'Reported')
    const { msg_id, content_text } = await links.write(one, two, linkedContent(url, { url }))
    const { url: proof } = await uploaderFor(server, two).upload('proof.png', await smallPicture())
    await server.succeed(
      reportsCalls.fileReport,
      {
        type: 'message',
        target_id: one.userId,
        msg_id,
        introduction: 'a trap',
        description: 'It is not so',
        images: [proof],
      },
      { token: two.token },
    )
    const { evidence, file_keys } = await server.context.db.one<{ evidence: object; file_keys: string[] }>(
      `select evidence, file_keys from complaints order by id desc limit 1`,
    )
    expect(evidence).toMatchObject({ message: { content_text } })
    expect(file_keys).toContain(linkOf(content_text)?.image)
  })
})
