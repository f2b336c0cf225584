import { describe, expect, it } from 'vitest'
import {
  judgeVote,
  maySeeVoters,
  newPollState,
  type Poll,
  pollAfterVote,
  pollContent,
  pollIn,
  pollKeyIn,
  pollSeenBy,
  pollWithMine,
  readPoll,
  withPollKey,
} from './polls.ts'

const poll: Poll = { options: ['Red', 'Blue', 'Green'], several: 0, quiz: 0, anonymous: 0, open_seconds: 0 }
const quiz: Poll = { ...poll, quiz: 1 }
const key = { right: 1, explanation: 'Look up' }

describe('S-125: the content of a poll', () => {
  it('is the question and its options, trimmed; the right option and why stand apart', () => {
    const draft = { ...quiz, options: [' Red ', 'Blue'], ...key }
    const read = readPoll(pollContent(' What colour is the sky? ', draft))
    expect(read?.key).toEqual(key)
    expect(read?.contentText).toBe(pollContent('What colour is the sky?', { ...quiz, options: ['Red', 'Blue'] }))
    expect(pollKeyIn(read?.contentText ?? '')).toBeUndefined()
    expect(pollKeyIn(withPollKey(read?.contentText ?? '', key))).toEqual(key)
  })

  it.each([
    ['no question', pollContent('  ', poll)],
    ['a long question', pollContent('x'.repeat(256), poll)],
    ['one option', pollContent('Which?', { ...poll, options: ['one'] })],
    ['eleven options', pollContent('Which?', { ...poll, options: Array.from({ length: 11 }, String) })],
    ['a blank option', pollContent('Which?', { ...poll, options: ['one', ' '] })],
    ['a quiz without a right option', pollContent('Which?', quiz)],
    ['a right option that is none', pollContent('Which?', { ...quiz, right: 3, explanation: '' })],
    ['a quiz with several', pollContent('Which?', { ...quiz, several: 1, right: 0, explanation: '' })],
    ['open for a second', pollContent('Which?', { ...poll, open_seconds: 1 })],
    ['something besides', JSON.stringify([{ text: { content: 'Which?' } }, { poll }, { poll }])],
    ['no JSON', '{'],
  ])('refuses %s', (_what, contentText) => {
    expect(readPoll(contentText)).toBeUndefined()
  })

  it('reads nothing where there is none', () => {
    expect(pollIn('[{"text":{"content":"hello"}}]')).toBeUndefined()
  })
})

describe('S-125: votes', () => {
  const open = { isOver: false, mine: [] }
  it('one option, or several where that is asked, of those there are', () => {
    expect(judgeVote(poll, open, [2])).toBe('vote')
    expect(judgeVote(poll, open, [3])).toBe('invalid')
    expect(judgeVote(poll, open, [0, 1])).toBe('invalid')
    expect(judgeVote({ ...poll, several: 1 }, open, [0, 1])).toBe('vote')
  })

  it('can be changed and taken back until it is over; the same again changes nothing', () => {
    const voted = { isOver: false, mine: [1] }
    expect(judgeVote(poll, voted, [2])).toBe('vote')
    expect(judgeVote(poll, voted, [])).toBe('vote')
    expect(judgeVote(poll, voted, [1])).toBe('same')
    expect(judgeVote(poll, { ...voted, isOver: true }, [2])).toBe('pollClosed')
    expect(judgeVote(poll, { ...voted, isOver: true }, [1])).toBe('same')
  })

  it('an answer to a quiz stays', () => {
    expect(judgeVote(quiz, open, [0])).toBe('vote')
    expect(judgeVote(quiz, { isOver: false, mine: [0] }, [1])).toBe('quizAnswered')
    expect(judgeVote(quiz, { isOver: false, mine: [0] }, [])).toBe('quizAnswered')
  })

  it('move the totals, and count whoever votes once', () => {
    const state = newPollState({ ...poll, several: 1 }, { right: null, explanation: '' })
    const voted = pollAfterVote(state, [], [0, 2])
    expect([voted.totals, voted.voters]).toEqual([[1, 0, 1], 1])
    const changed = pollAfterVote(voted, [0, 2], [1])
    expect([changed.totals, changed.voters]).toEqual([[0, 1, 0], 1])
    expect(pollAfterVote(changed, [1], [])).toEqual(state)
  })
})

describe('S-125: what a reader sees', () => {
  const state = { ...newPollState(quiz, key), totals: [2, 1, 0], voters: 3 }

  it('before voting how many voted, afterwards what the votes are and what was right', () => {
    expect(pollSeenBy(state, [])).toEqual({ voters: 3, closed: 0, mine: [] })
    expect(pollSeenBy(state, [0])).toEqual({ voters: 3, closed: 0, mine: [0], totals: [2, 1, 0], ...key })
    expect(pollSeenBy({ ...state, is_closed: true }, [])).toMatchObject({ closed: 1, totals: [2, 1, 0], ...key })
    expect(pollSeenBy({ ...state, right: null }, [0])).not.toHaveProperty('right')
  })

  it('who voted only where it is not anonymous, once they see the votes', () => {
    expect(maySeeVoters(poll, { is_closed: false }, [0])).toBeUndefined()
    expect(maySeeVoters(poll, { is_closed: true }, [])).toBeUndefined()
    expect(maySeeVoters(poll, { is_closed: false }, [])).toBe('votersHidden')
    expect(maySeeVoters({ anonymous: 1 }, { is_closed: true }, [0])).toBe('votersHidden')
  })

  it('their own vote at once; what the votes are, when the server has answered', () => {
    expect(pollWithMine({ voters: 3, closed: 0, mine: [] }, [1])).toEqual({ voters: 4, closed: 0, mine: [1] })
    const seen = { voters: 4, closed: 0, mine: [1], totals: [2, 2, 0] } as const
    expect(pollWithMine({ ...seen, mine: [1], totals: [2, 2, 0] }, [0])).toEqual({
      ...seen,
      mine: [0],
      totals: [3, 1, 0],
    })
    expect(pollWithMine({ ...seen, mine: [1], totals: [2, 2, 0] }, [])).toEqual({ voters: 3, closed: 0, mine: [] })
  })
})
