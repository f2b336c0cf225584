import '../../../testing/browser.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { describe, expect, it } from 'vitest'
import { deviceWith } from '../testing/device.ts'
import { conversation, cursorAt } from '../testing/events.ts'
import { messageFrom, peer } from '../testing/messages.ts'

const device = deviceWith(messageFrom(peer, 1), messageFrom(peer, 2))

const edited = (seq: number, msg_id: number, text: string): StatefulFrame => ({
  action: chatEvents.edited.action,
  stream: conversation,
  seq,
  ts: 0,
  data: {
    conversation_id: conversation,
    chat_type: 'private',
    target_id: peer,
    msg_id,
    msg_seq: msg_id - 100,
    content_text: textContent(text),
    edit_time: 2_000_000,
    at_ids: [],
  },
})

describe('S-116: an edited message on a device', () => {
  it('says what it says now, marked, found by its new words, without its old translation', async () => {
    await device.database.translations.put({ msg_id: 101, language: 'en', text: 'old' })
    await device.store.apply([edited(3, 101, 'a lighthouse')], cursorAt(3))
    const message = await device.database.messages.get(101)
    expect(message).toMatchObject({ content_text: textContent('a lighthouse'), edit_time: 2_000_000 })
    expect(message?.words).toContain('lighthouse')
    expect(await device.database.translations.get(101)).toBeUndefined()
  })

  it('changes the line of the chat list only where it is the last', async () => {
    await device.store.apply([edited(3, 101, 'not the last')], cursorAt(3))
    expect((await device.database.sessions.get(conversation))?.last_msg).toBe('text 2')
    await device.store.apply([edited(4, 102, 'the last')], cursorAt(4))
    expect((await device.database.sessions.get(conversation))?.last_msg).toBe('the last')
  })

  it('that is not here changes nothing', async () => {
    await device.store.apply([edited(3, 999, 'unknown')], cursorAt(3))
    expect(await device.database.messages.get(999)).toBeUndefined()
    expect(await device.database.messages.count()).toBe(2)
  })
})
