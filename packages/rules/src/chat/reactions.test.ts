import { describe, expect, it } from 'vitest'
import { reactionsAfter, reactionsWithMine } from './reactions.ts'

const me = 7
const like = { emoji: '👍', total: 2, mine: 1 } as const
const laugh = { emoji: '😂', total: 1, mine: 0 } as const

describe('S-115: reactions after an event', () => {
  it('totals are those of the event; what is mine stays mine', () => {
    const event = { reactions: [{ emoji: '👍', total: 5 }], changes: [{ user_id: 3, emoji: '👍' }] }
    expect(reactionsAfter([like, laugh], event, me)).toEqual([{ emoji: '👍', total: 5, mine: 1 }])
  })

  it('the last of my own changes counts, taken back included', () => {
    const reactions = [
      { emoji: '👍', total: 1 },
      { emoji: '😂', total: 2 },
    ]
    const changes = [
      { user_id: me, emoji: '👍' },
      { user_id: me, emoji: '😂' },
    ]
    expect(reactionsAfter(undefined, { reactions, changes }, me).map(({ mine }) => mine)).toEqual([0, 1])
    const back = { reactions, changes: [{ user_id: me, emoji: '' }] }
    expect(reactionsAfter([like, laugh], back, me).map(({ mine }) => mine)).toEqual([0, 0])
  })
})

describe('S-115: my reaction at once', () => {
  it('takes the place of the one before', () => {
    expect(reactionsWithMine([like, laugh], '😂')).toEqual([
      { emoji: '👍', total: 1, mine: 0 },
      { emoji: '😂', total: 2, mine: 1 },
    ])
  })

  it('is the first of its kind, or goes', () => {
    expect(reactionsWithMine(undefined, '❤️')).toEqual([{ emoji: '❤️', total: 1, mine: 1 }])
    expect(reactionsWithMine([{ ...like, total: 1 }], '')).toEqual([])
  })
})
