import { dayMs } from '@cliffhanger/contract/duration.ts'
import { describe, expect, it } from 'vitest'
import { mayDelete, placeOf } from './comment.ts'
import { isDiscoverLink } from './discover-link.ts'
import { coldAfterMs, hotOf } from './hot.ts'
import { accessOf } from './post-access.ts'
import { movePost } from './post-state.ts'

describe('what a member sees of a post', () => {
  const open = { state: 1, isStarShown: true, vipType: 0 } as const
  const stranger = { isAuthor: false, membership: 'none' } as const

  it.each([
    ['published, for everyone', open, stranger, 'full'],
    ['under review', { ...open, state: 0 }, stranger, 'none'],
    ['turned down', { ...open, state: 2 }, { ...stranger, membership: 'svip' }, 'none'],
    ['of somebody who is no star any more', { ...open, isStarShown: false }, stranger, 'none'],
    ['for members', { ...open, vipType: 1 }, stranger, 'teaser'],
    ['for members, to VIP', { ...open, vipType: 1 }, { ...stranger, membership: 'vip' }, 'full'],
    ['for SVIP, to VIP', { ...open, vipType: 2 }, { ...stranger, membership: 'vip' }, 'teaser'],
    ['for SVIP, to SVIP', { ...open, vipType: 2 }, { ...stranger, membership: 'svip' }, 'full'],
    [
      'under review, to its author',
      { ...open, state: 0, isStarShown: false, vipType: 2 },
      { ...stranger, isAuthor: true },
      'full',
    ],
  ] as const)('%s: %j', (_what, terms, reader, access) => {
    expect(accessOf(terms, reader)).toBe(access)
  })
})

describe('what operators do with a post', () => {
  it('publishes, turns down and takes down, each from where it makes sense', () => {
    const states = [0, 1, 2] as const
    const allowed = (act: 'approve' | 'reject' | 'hide') => states.filter((state) => movePost(state, act).ok)
    expect([allowed('approve'), allowed('reject'), allowed('hide')]).toEqual([[0, 2], [0], [1]])
    expect(movePost(1, 'approve')).toEqual({ ok: false, refusal: 'stateChanged' })
    expect(movePost(1, 'hide')).toEqual({ ok: true, state: 2 })
  })
})

describe('comments', () => {
  it('belong to who wrote them and to the star above them', () => {
    const comment = { writerId: 1, starId: 2 }
    expect([1, 2, 3].map((userId) => mayDelete(comment, userId))).toEqual([true, true, false])
  })

  it('answers to answers stay in one line and name whom they answer', () => {
    expect(placeOf({ id: 5, root_id: 0, user_id: 9 })).toEqual({ rootId: 5, parentId: 5, replyUserId: null })
    expect(placeOf({ id: 7, root_id: 5, user_id: 9 })).toEqual({ rootId: 5, parentId: 7, replyUserId: 9 })
  })
})

describe('how hot a post is', () => {
  it('halves every week and ends', () => {
    const activity = { views: 100, comments: 20 }
    expect([0, 7, 14].map((days) => hotOf({ ...activity, ageMs: days * dayMs }))).toEqual([200, 100, 50])
    expect(hotOf({ views: 1e9, comments: 0, ageMs: coldAfterMs })).toBe(0)
    expect(hotOf({ ...activity, ageMs: -5 })).toBe(200)
  })
})

describe('where the discover block leads', () => {
  it.each([
    ['page', '/pages/vip/vip', true],
    ['page', '/pagesA/stars/detail?star_id=3', true],
    ['page', '/pages/nowhere', false],
    ['page', '//evil.example/pages/vip/vip', false],
    ['page', 'https://a.example', false],
    ['page', '/pages/vip/vip#/pages/start', false],
    ['url', 'https://a.example/b?c=d', true],
    ['url', 'http://a.example', false],
    ['url', 'javascript:alert(1)', false],
    ['url', ' https://a.example', false],
    ['url', 'https://user:word@a.example', false],
    ['url', 'https://localhost', false],
    ['url', '/pages/vip/vip', false],
  ] as const)('%s %s: %s', (type, link, expected) => {
    expect(isDiscoverLink(type, link)).toBe(expected)
  })
})
