import { pollIn, readPoll } from '@cliffhanger/rules/chat/polls.ts'
import { describe, expect, it } from 'vitest'
import { contentOf, emptyPoll, missingIn, type TypedPoll, withOption, withoutOption } from './poll-draft.ts'

const typed = (...texts: readonly string[]): TypedPoll =>
  texts.reduce((poll, text) => withOption(poll, poll.options.find((option) => option.text === '')?.id ?? 0, text), {
    ...emptyPoll,
    question: 'Which?',
  })

const textsOf = ({ options }: TypedPoll) => options.map(({ text }) => text)

describe('a poll that is being written', () => {
  it('has an empty row at its end until it is full', () => {
    expect(textsOf(typed('a'))).toEqual(['a', ''])
    expect(textsOf(typed('a', 'b'))).toEqual(['a', 'b', ''])
    const ten = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
    const full = typed(...ten)
    expect(textsOf(full)).toEqual(ten)
    expect(textsOf(withoutOption(full, full.options[0]?.id ?? 0))).toEqual([...ten.slice(1), ''])
  })

  it('never has fewer rows than a poll has options', () => {
    const one = withoutOption(typed('a'), 1)
    expect(textsOf(one)).toEqual(['', ''])
  })

  it('says what is missing', () => {
    expect(missingIn(emptyPoll)).toBe('question')
    expect(missingIn(typed('a'))).toBe('options')
    expect(missingIn(typed('a', 'b'))).toBeUndefined()
    const quiz = { ...typed('a', 'b'), isQuiz: true }
    expect(missingIn(quiz)).toBe('right')
    expect(missingIn({ ...quiz, rightId: 2 })).toBeUndefined()
    expect(missingIn(withoutOption({ ...quiz, rightId: 2 }, 2))).toBe('options')
  })

  it('is sent without its empty row, and a quiz with the place of the right option', () => {
    const quiz = { ...typed('a', ' b ', 'c'), isQuiz: true, isSeveral: true, rightId: 2, explanation: ' because ' }
    const read = readPoll(contentOf(quiz))
    expect(pollIn(read?.contentText ?? '')).toMatchObject({
      options: ['a', 'b', 'c'],
      quiz: 1,
      several: 0,
      anonymous: 1,
    })
    expect(read?.key).toEqual({ right: 1, explanation: 'because' })
  })
})
