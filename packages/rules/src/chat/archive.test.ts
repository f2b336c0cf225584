import { describe, expect, it } from 'vitest'
import { type Archivable, archiveAfterMute, isArchived } from './archive.ts'

const chat: Archivable = {
  is_archived: 1,
  archived_msg_id: 10,
  last_msg_id: 10,
  last_time: 1000,
  disturbing: 0,
  disturbing_until: 0,
}

describe('a conversation in the archive', () => {
  it('S-132: leaves it with a later message, and is back where that one goes', () => {
    expect(isArchived(chat)).toBe(true)
    expect(isArchived({ ...chat, last_msg_id: 11 })).toBe(false)
    expect(isArchived({ ...chat, last_msg_id: 0 })).toBe(true)
    expect(isArchived({ ...chat, is_archived: 0 })).toBe(false)
  })

  it('S-132: stays while it is muted, and where the message came before the mute ended', () => {
    const later = { ...chat, last_msg_id: 11, last_time: 1500 }
    expect(isArchived({ ...later, disturbing: 1 })).toBe(true)
    expect(isArchived({ ...later, disturbing: 1, disturbing_until: 1600 })).toBe(true)
    // The same where the device heard that the mute is over.
    expect(isArchived({ ...later, disturbing: 0, disturbing_until: 1600 })).toBe(true)
    expect(isArchived({ ...later, disturbing: 1, disturbing_until: 1500 })).toBe(false)
    expect(isArchived({ ...later, disturbing: 0, disturbing_until: 1500 })).toBe(false)
  })

  it('S-132: a mute that begins or ends later does not move it', () => {
    const stayed = { ...chat, last_msg_id: 11, disturbing: 1 } as const
    expect(archiveAfterMute(stayed)).toEqual({ is_archived: 1, archived_msg_id: 11 })
    expect(archiveAfterMute({ ...chat, last_msg_id: 11 })).toEqual({ is_archived: 0, archived_msg_id: 0 })
    expect(archiveAfterMute({ ...chat, last_msg_id: 3 })).toEqual({ is_archived: 1, archived_msg_id: 10 })
  })
})
