import { describe, expect, it } from 'vitest'
import { linkedContent } from './links.ts'
import { type MediaItem, mediaContent } from './media-content.ts'
import { textContent } from './message-content.ts'
import { pollContent } from './polls.ts'
import { readWaiting, withOtherWords } from './scheduled.ts'
import { withSilence } from './silent.ts'

const pictureAt = (name: string): MediaItem => ({
  ...{ kind: 'image', url: `chat/1/202611/${name}.png`, thumb_url: `chat/1/202611/${name}.small.png`, name: '' },
  ...{ width: 1, height: 1, file_size: 1 },
})
const quiz = {
  options: ['A', 'B'],
  several: 0,
  quiz: 1,
  anonymous: 1,
  open_seconds: 0,
  right: 0,
  explanation: 'Because',
} as const

describe('S-134: what waits until it is sent', () => {
  it('is anything that could be sent now, in its form', () => {
    const silent = withSilence(mediaContent({ text: 'Dawn', items: [pictureAt('a')] }), true)
    expect(readWaiting('mixed', silent)).toEqual({
      type: 'mixed',
      contentText: silent,
      fileKeys: ['chat/1/202611/a.png', 'chat/1/202611/a.small.png'],
    })
    const linked = linkedContent('https://a.example', { url: 'https://a.example' })
    expect(readWaiting('text', linked)).toEqual({ type: 'text', contentText: linked, fileKeys: [] })
    expect(readWaiting('image', silent)).toBeUndefined()
    expect(readWaiting('text', textContent(' '))).toBeUndefined()
  })

  it('holds what is right in a quiz, and is not silent by that', () => {
    const content = pollContent('Which?', { ...quiz, options: [...quiz.options] })
    expect(readWaiting('poll', content)?.contentText).toBe(content)
    expect(readWaiting('poll', withSilence(content, true))?.contentText).toBe(withSilence(content, true))
  })

  it('says something else with the same files', () => {
    const plain = mediaContent({ text: '', items: [pictureAt('a')] })
    const captioned = mediaContent({ text: 'Dawn', items: [pictureAt('a')] })
    expect(withOtherWords({ type: 'image', contentText: plain }, captioned)).toMatchObject({ type: 'mixed' })
    expect(withOtherWords({ type: 'mixed', contentText: captioned }, plain)).toMatchObject({ type: 'image' })
    const other = mediaContent({ text: 'Dawn', items: [pictureAt('b')] })
    expect(withOtherWords({ type: 'image', contentText: plain }, other)).toBeUndefined()
    expect(withOtherWords({ type: 'text', contentText: textContent('a') }, textContent('b'))).toMatchObject({
      contentText: textContent('b'),
    })
  })
})
