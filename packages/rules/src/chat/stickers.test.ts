import { describe, expect, it } from 'vitest'
import { readContent } from './content.ts'
import { isEmoji } from './folders.ts'
import { bodyOf, lineOf } from './preview.ts'
import { type SentSticker, stickerContent, stickerIdIn, stickerIn } from './stickers.ts'

const sticker: SentSticker = { id: 7, pack_id: 3, emoji: '😱', image_url: '/stickers/shock.webp' }
const content_text = stickerContent(sticker)
const message = { msg_type: 'sticker' as const, content_text }

describe('S-147: a sticker', () => {
  it('is read as it was written, and says its emoji where it is one line', () => {
    expect(stickerIn(content_text)).toEqual(sticker)
    expect(bodyOf(message)).toEqual({ kind: 'sticker', sticker })
    expect(lineOf(message)).toBe('😱')
  })

  it('needs nothing but its number to be sent, and goes where pictures go', () => {
    const bare = JSON.stringify([{ text: { content: '' } }, { sticker: { id: 7 } }])
    const read = { contentText: '', fileKeys: [], kinds: ['image'], mentions: [], stickerId: 7 }
    expect(readContent('sticker', bare)).toEqual(read)
    expect(readContent('sticker', content_text)).toEqual(read)
  })

  it.each([
    ['no JSON', 'sticker'],
    ['no list', '{"sticker":{"id":7}}'],
    ['no text before it', '[{"sticker":{"id":7}}]'],
    ['two of them', '[{"text":{"content":""}},{"sticker":{"id":7}},{"sticker":{"id":8}}]'],
    ['no number', '[{"text":{"content":""}},{"sticker":{"id":"7"}}]'],
  ])('is none with %s', (_what, wrong) => {
    expect(stickerIdIn(wrong)).toBeUndefined()
    expect(readContent('sticker', wrong)).toBeUndefined()
    expect(bodyOf({ msg_type: 'sticker', content_text: wrong })).toEqual({ kind: 'unreadable' })
  })

  it('stands for exactly one emoji', () => {
    for (const one of ['😱', '👍🏽', '❤️', '🇻🇳', '1️⃣']) expect(isEmoji(one)).toBe(true)
    for (const none of ['', ' ', 'a', '😱😱', '[smile]']) expect(isEmoji(none)).toBe(false)
  })
})
