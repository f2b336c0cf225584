import { describe, expect, it } from 'vitest'
import { type Filed, folderNameOf, isFolderEmoji, isInFolder } from './folders.ts'

const chat: Filed = { conversation_id: 'p_1_2', chat_type: 'private', unread_count: 0, at: 0, disturbing: 0 }
const folder = { conversation_ids: [], kinds: [], no_muted: 0 } as const

describe('a folder of chats', () => {
  it('S-137: has a name of one to twelve signs, whatever they are made of', () => {
    expect(folderNameOf('  Night\n shift ')).toBe('Night shift')
    expect(folderNameOf('👨‍👩‍👧‍👦'.repeat(12))).toBe('👨‍👩‍👧‍👦'.repeat(12))
    expect(folderNameOf('Gia đình tôi')).toBe('Gia đình tôi')
    expect(folderNameOf('👨‍👩‍👧‍👦'.repeat(13))).toBeUndefined()
    expect(folderNameOf('Thirteen sign')).toBeUndefined()
    expect(folderNameOf(' \n ')).toBeUndefined()
  })

  it('S-137: has one emoji before its name, or none', () => {
    for (const emoji of ['', '💼', '❤️', '👩🏽‍💻', '🇻🇳', '1️⃣']) expect(isFolderEmoji(emoji), emoji).toBe(true)
    for (const other of ['a', '1', '💼💼', ' ', '<b>', '好']) expect(isFolderEmoji(other), other).toBe(false)
  })

  it('S-137: holds what was chosen, and every chat of its kinds', () => {
    const group = { ...chat, conversation_id: 'g_9', chat_type: 'group' } as const
    const holds = (what: Partial<Parameters<typeof isInFolder>[0]>, one: Filed) =>
      isInFolder({ ...folder, ...what }, one, 0)
    expect([holds({}, chat), holds({}, group)]).toEqual([false, false])
    expect([holds({ conversation_ids: ['g_9'] }, chat), holds({ conversation_ids: ['g_9'] }, group)]).toEqual([
      false,
      true,
    ])
    expect([holds({ kinds: ['friends'] }, chat), holds({ kinds: ['friends'] }, group)]).toEqual([true, false])
    expect([holds({ kinds: ['groups'] }, chat), holds({ kinds: ['groups'] }, group)]).toEqual([false, true])
    expect(holds({ kinds: ['unread'] }, chat)).toBe(false)
    expect(holds({ kinds: ['unread'] }, { ...chat, unread_count: 1 })).toBe(true)
    expect(holds({ kinds: ['unread'] }, { ...chat, at: 1 })).toBe(true)
  })

  it('S-137: leaves out what is muted at that moment, where it shall', () => {
    const muted = { ...chat, disturbing: 1, disturbing_until: 60 } as const
    const audible = { ...folder, kinds: ['friends'], conversation_ids: ['p_1_2'], no_muted: 1 } as const
    expect(isInFolder(audible, muted, 59_999)).toBe(false)
    expect(isInFolder(audible, muted, 60_000)).toBe(true)
    expect(isInFolder({ ...audible, no_muted: 0 }, muted, 0)).toBe(true)
  })
})
