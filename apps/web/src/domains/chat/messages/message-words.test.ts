import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { describe, expect, it } from 'vitest'
import { requestedWords, wordsToFind } from './message-words.ts'

const found = (text: string, keyword: string): boolean => {
  const words = wordsToFind({ msg_type: 'text', content_text: textContent(text) })
  return requestedWords(keyword).every((requested) => words.some((word) => word.startsWith(requested)))
}

describe('the words of a message', () => {
  it.each([
    ['Hà Nội mùa thu', 'ha noi'],
    ['Đà Nẵng', 'da nang'],
    ['See you TOMORROW', 'tomo'],
    ['今天晚上看短剧吗', '晚上'],
    ['今天晚上看短剧吗', '剧'],
    ['看EP12了', 'ep12'],
    ['{Linh:2} are you there', 'linh'],
  ])('of "%s" answer "%s"', (text, keyword) => {
    expect(found(text, keyword)).toBe(true)
  })

  it('answer nothing else', () => {
    expect(found('今天晚上', '天今')).toBe(false)
    expect(found('hello', 'ello')).toBe(false)
    expect(requestedWords('  ?! ')).toEqual([])
  })

  it('are few, and none of what the server tells', () => {
    const many = Array.from({ length: 60 }, (_, index) => `w${index}`).join(' ')
    expect(wordsToFind({ msg_type: 'text', content_text: textContent(many) })).toHaveLength(24)
    expect(wordsToFind({ msg_type: 'sys_notice', content_text: '[]' })).toEqual([])
  })
})
