import type { CaseEntry, CaseMessage } from '@cliffhanger/contract/support/operator-schemas.ts'
import { describe, expect, it } from 'vitest'
import { answersWith, askedIn, withAnswer, wordsFor } from './canned-choice.ts'
import { mergeMessages, withNewestPage } from './merge-messages.ts'
import { timelineOf } from './timeline.ts'

const message = (msg_id: number, changes: Partial<CaseMessage> = {}): CaseMessage => ({
  msg_id,
  msg_type: 'text',
  content_text: `words ${msg_id}`,
  create_time: 1_795_000_000 + msg_id,
  files: {},
  from: 'member',
  operator: null,
  is_automatic: 0,
  is_gone: 0,
  ref_msg_id: 0,
  ...changes,
})
const numbers = (list: readonly CaseMessage[]): readonly number[] => list.map(({ msg_id }) => msg_id)

describe('messages that are read again', () => {
  it('stand once, the oldest first', () => {
    expect(numbers(mergeMessages([message(2), message(5)], [message(5), message(3), message(9)]))).toEqual([2, 3, 5, 9])
  })

  it('stay as they were where they say the same, and become what they are where they were unsent', () => {
    const [first, second] = [message(1), message(2)]
    const merged = mergeMessages([first, second], [message(1, { files: { a: 'new' } }), message(2, { is_gone: 1 })])
    expect(merged[0]).toBe(first)
    expect(merged[1]?.is_gone).toBe(1)
  })

  it('begin anew at a page that leaves a hole', () => {
    const known = { list: [message(1), message(2)], hasMore: false }
    expect(withNewestPage(known, [message(60), message(61)], true)).toEqual({
      list: [message(60), message(61)],
      hasMore: true,
    })
    expect(numbers(withNewestPage(known, [message(2), message(3)], true).list)).toEqual([1, 2, 3])
  })
})

describe('what happened to a case', () => {
  const entry = (id: number, create_time: number): CaseEntry => ({
    id,
    act: 'take',
    operator: null,
    to: null,
    text: '',
    create_time,
  })
  const kinds = (hasMore: boolean) =>
    timelineOf({ list: [message(10), message(20)], hasMore }, [entry(1, 1_795_000_000), entry(2, 1_795_000_015)]).map(
      ({ key }) => key.replace(/^d.*/, 'day'),
    )

  it('stands among the messages under its day', () => {
    expect(kinds(false)).toEqual(['day', 'e1', 'm10', 'e2', 'm20'])
  })

  it('waits until the messages before it are read', () => {
    expect(kinds(true)).toEqual(['day', 'm10', 'e2', 'm20'])
  })
})

describe('canned answers', () => {
  const answer = (id: number, title: string, texts: Record<string, string>) => ({ id, title, texts, version: 1 })

  it('speak the language of the member, else English, else what was written', () => {
    expect(wordsFor({ en: 'Hi', pt: 'Oi' }, 'pt')).toEqual({ language: 'pt', text: 'Oi' })
    expect(wordsFor({ en: 'Hi', vi: 'Chào' }, 'pt')).toEqual({ language: 'en', text: 'Hi' })
    expect(wordsFor({ vi: 'Chào', pt: ' ' }, 'ja')).toEqual({ language: 'vi', text: 'Chào' })
    expect(wordsFor({}, 'en')).toBeUndefined()
  })

  it('are asked for behind a slash that begins a word', () => {
    expect(askedIn('/')).toBe('')
    expect(askedIn('Hello /ref')).toBe('ref')
    expect(askedIn('1/2')).toBeUndefined()
    expect(askedIn('https://a')).toBeUndefined()
    expect(askedIn('/ref und')).toBeUndefined()
  })

  it('are found by title first, then by text', () => {
    const list = [answer(1, 'Bye', { en: 'About the refund' }), answer(2, 'Refund', { en: 'Three days' })]
    expect(answersWith(list, 'refund').map(({ id }) => id)).toEqual([2, 1])
  })

  it('take the place of what asked for them', () => {
    expect(withAnswer('Hi /ref and', 7, 'Done.')).toEqual({ text: 'Hi Done. and', caret: 8 })
  })
})
