import { describe, expect, it } from 'vitest'
import { mediaContent } from './media-content.ts'
import { textContent } from './message-content.ts'
import { bodyOf, lineKindOf, lineOf } from './preview.ts'

const card = { user_id: 3, user_no: '10000003', nick_name: 'Minh', avatar_url: '' }
const listOf = (item: unknown): string => JSON.stringify([{ text: { content: '' } }, item])

describe('bodyOf', () => {
  it('reads a text, with what the platform made of it', () => {
    expect(bodyOf({ msg_type: 'text', content_text: textContent('hi') })).toEqual({
      kind: 'text',
      text: 'hi',
      translation: '',
    })
    const translated = JSON.stringify([{ text: { content: 'hi', trans: '你好', lang: 'zh-CN' } }])
    expect(bodyOf({ msg_type: 'text', content_text: translated })).toMatchObject({ translation: '你好' })
  })

  it('reads cards, transfers and notices', () => {
    expect(bodyOf({ msg_type: 'b_c', content_text: listOf({ b_c: card }) })).toEqual({ kind: 'card', card })
    const transfer = { transfer_id: 9, coin_code: 'USDT', amount: '5.00', remark: 'lunch' }
    expect(bodyOf({ msg_type: 'r_p', content_text: listOf({ r_p: transfer }) })).toEqual({ kind: 'transfer', transfer })
    const notice = { action: 'invited', operator_id: 1, operator_name: 'Linh', members: [], text: 'Come in' }
    expect(bodyOf({ msg_type: 'sys_notice', content_text: listOf({ sys_notice: notice }) })).toEqual({
      kind: 'notice',
      notice,
    })
  })

  it.each(['text', 'image', 'video', 'audio', 'mixed', 'b_c', 'r_p', 'sys_notice'] as const)(
    'never fails on a broken %s',
    (msg_type) => {
      for (const content_text of ['', '{}', '[]', 'null', '[1,2]', '[{"text":{"content":""}},{"x":1}]'])
        expect(bodyOf({ msg_type, content_text })).toEqual({ kind: 'unreadable' })
    },
  )
})

describe('lineOf', () => {
  it('V-31: shows mentions as @name', () => {
    expect(lineOf({ msg_type: 'text', content_text: textContent('{Linh:2} look\nhere') })).toBe('@Linh look here')
  })

  it('is short, and says nothing of files without a word', () => {
    expect(lineOf({ msg_type: 'text', content_text: textContent('😀'.repeat(300)) })).toBe('😀'.repeat(100))
    const audio = { kind: 'audio', url: 'a.webm', duration: 3 } as const
    expect(lineOf({ msg_type: 'audio', content_text: mediaContent({ text: '', items: [audio] }) })).toBe('')
    expect(lineOf({ msg_type: 'b_c', content_text: listOf({ b_c: card }) })).toBe('Minh')
  })
})

describe('lineKindOf', () => {
  it('S-151: tells a film that plays over and over from others', () => {
    const film = { kind: 'video', url: 'a.mp4', thumb_url: '', name: '', width: 0, height: 0, file_size: 0 } as const
    const contentOf = (more: { loop?: 1 }, text = '') =>
      mediaContent({ text, items: [{ ...film, duration: 3, ...more }] })
    expect(lineKindOf({ msg_type: 'video', content_text: contentOf({ loop: 1 }) })).toBe('loop')
    expect(lineKindOf({ msg_type: 'mixed', content_text: contentOf({ loop: 1 }, 'look') })).toBe('loop')
    expect(lineKindOf({ msg_type: 'video', content_text: contentOf({}) })).toBe('video')
    expect(lineKindOf({ msg_type: 'text', content_text: 'broken' })).toBe('text')
  })
})
