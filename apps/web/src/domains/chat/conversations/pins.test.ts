import type { PinnedMessage } from '@cliffhanger/contract/chat/schemas.ts'
import { describe, expect, it } from 'vitest'
import { pinnedIn, pinsOf, unpinnedIn, withPins } from './pins.ts'

const pin = (msg_id: number): PinnedMessage => ({
  msg_id,
  content_text: '',
  conversation_id: 'g_1',
  sender_id: 1,
  target_id: 1,
  msg_type: 'text',
})

describe('the pins of a group on a device', () => {
  it('S-124: the newest comes first and is the pin; one that is pinned again moves there', () => {
    const two = pinnedIn(pinnedIn(withPins([]), pin(1)), pin(2))
    expect(two).toEqual({ pinned: pin(2), pins: [pin(2), pin(1)] })
    expect(pinnedIn(two, pin(1))).toEqual({ pinned: pin(1), pins: [pin(1), pin(2)] })
    expect(unpinnedIn(two, [2])).toEqual({ pinned: pin(1), pins: [pin(1)] })
    expect(unpinnedIn(two, [1, 2])).toEqual({ pinned: null, pins: [] })
  })

  it('S-124: a device from before knows the newest', () => {
    expect(pinsOf({ pinned: pin(3) })).toEqual([pin(3)])
    expect(pinsOf({ pinned: null })).toEqual([])
  })
})
