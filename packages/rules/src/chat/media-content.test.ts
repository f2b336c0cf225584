import { describe, expect, it } from 'vitest'
import {
  type AudioItem,
  canonicalMedia,
  type ImageItem,
  mayLoop,
  mediaContent,
  mediaKeysOf,
  mediaOf,
  mediaTypeOf,
  retainUploaded,
  type VideoItem,
} from './media-content.ts'

const image: ImageItem = {
  kind: 'image',
  url: 'chat/1/202611/a.jpg',
  thumb_url: 'chat/1/202611/b.jpg',
  name: 'a.jpg',
  width: 800,
  height: 600,
  file_size: 1000,
}
const video: VideoItem = { ...image, kind: 'video', url: 'chat/1/202611/c.mp4', thumb_url: '', duration: 12.5 }
const audio: AudioItem = { kind: 'audio', url: 'chat/1/202611/d.webm', duration: 3 }

describe('the content of a message with files', () => {
  it('is read as it was written', () => {
    for (const items of [[image], [video], [audio], [image, video, image]]) {
      const content = { text: 'look', items }
      expect(mediaOf(mediaContent(content))).toEqual(content)
    }
  })

  it('says by itself of which kind it is', () => {
    expect(mediaTypeOf({ text: '', items: [image] })).toBe('image')
    expect(mediaTypeOf({ text: ' ', items: [video] })).toBe('video')
    expect(mediaTypeOf({ text: '', items: [audio] })).toBe('audio')
    expect(mediaTypeOf({ text: 'look', items: [image] })).toBe('mixed')
    expect(mediaTypeOf({ text: '', items: [image, image] })).toBe('mixed')
  })

  it('leaves out what it cannot read', () => {
    const list = [{ text: { content: 'hi' } }, { hologram: { url: 'x' } }, { image: { url: 'y' } }, null]
    const { text, items } = mediaOf(JSON.stringify(list))
    expect(text).toBe('hi')
    expect(items).toMatchObject([{ kind: 'image', url: 'y', thumb_url: '', width: 0 }])
    expect(mediaOf('broken')).toEqual({ text: '', items: [] })
    expect(mediaOf('{}')).toEqual({ text: '', items: [] })
  })

  it('names every file it shows, thumbnails among them', () => {
    expect(mediaKeysOf({ text: '', items: [image, video, audio] })).toEqual([
      image.url,
      image.thumb_url,
      video.url,
      audio.url,
    ])
  })
})

describe('canonicalMedia', () => {
  it('accepts one file of its own kind without a text', () => {
    for (const item of [image, video, audio]) {
      const written = mediaContent({ text: '', items: [item] })
      expect(canonicalMedia(item.kind, written)).toBe(written)
      expect(canonicalMedia(item.kind, mediaContent({ text: 'a', items: [item] }))).toBeUndefined()
      expect(canonicalMedia(item.kind, mediaContent({ text: '', items: [item, item] }))).toBeUndefined()
    }
    expect(canonicalMedia('image', mediaContent({ text: '', items: [video] }))).toBeUndefined()
  })

  it('S-151: a film that plays over and over stands alone', () => {
    const loop: VideoItem = { ...video, loop: 1 }
    const written = mediaContent({ text: '', items: [loop] })
    expect(canonicalMedia('video', written)).toBe(written)
    expect(canonicalMedia('mixed', mediaContent({ text: 'look', items: [loop] }))).toContain('"loop":1')
    expect(canonicalMedia('mixed', mediaContent({ text: '', items: [loop, image] }))).toBeUndefined()
    expect([0, 0.4, 30.9, 31].map(mayLoop)).toEqual([false, true, true, false])
  })

  it('V-38, V-40: accepts 1 to 9 pictures and videos in a mixed message', () => {
    const mixed = (items: readonly (ImageItem | VideoItem | AudioItem)[]) => mediaContent({ text: 'look', items })
    expect(canonicalMedia('mixed', mixed([image]))).toBeDefined()
    expect(canonicalMedia('mixed', mixed(Array.from({ length: 9 }, () => video)))).toBeDefined()
    expect(canonicalMedia('mixed', mixed([]))).toBeUndefined()
    expect(canonicalMedia('mixed', mixed(Array.from({ length: 10 }, () => image)))).toBeUndefined()
    expect(canonicalMedia('mixed', mixed([image, audio]))).toBeUndefined()
  })

  it.each([
    ['no list', '{}'],
    ['no JSON', 'x'],
    ['no text item first', JSON.stringify([{ image: { url: 'a' } }])],
    ['an unreadable item', JSON.stringify([{ text: { content: '' } }, { image: { url: 'a' } }, { image: {} }])],
    ['a NUL in a key', JSON.stringify([{ text: { content: '' } }, { image: { url: 'a\u0000' } }])],
    ['an empty key', JSON.stringify([{ text: { content: '' } }, { image: { url: '' } }])],
  ])('refuses %s', (_what, contentText) => {
    expect(canonicalMedia('mixed', contentText)).toBeUndefined()
  })

  it('V-20: refuses a voice message of under 1 s or over 60 s', () => {
    const voice = (duration: number) =>
      canonicalMedia('audio', mediaContent({ text: '', items: [{ ...audio, duration }] }))
    expect(voice(1)).toBeDefined()
    expect(voice(60)).toBeDefined()
    expect(voice(0.9)).toBeUndefined()
    expect(voice(60.5)).toBeUndefined()
  })

  it('S-126: takes a wave of 1 to 64 heights of 0 to 31, or none', () => {
    const voice = (waveform: readonly unknown[]) =>
      canonicalMedia(
        'audio',
        JSON.stringify([{ text: { content: '' } }, { audio: { url: 'a', duration: 3, waveform } }]),
      )
    expect(voice([0, 31])).toBe(
      mediaContent({ text: '', items: [{ kind: 'audio', url: 'a', duration: 3, waveform: [0, 31] }] }),
    )
    expect(voice(Array.from({ length: 64 }, () => 7))).toBeDefined()
    for (const wrong of [[], Array.from({ length: 65 }, () => 7), [32], [-1], [0.5], ['7'], [null]])
      expect(voice(wrong)).toBeUndefined()
  })

  it('S-128: takes one file of any kind, alone in a mixed message', () => {
    const file = { kind: 'file', url: 'chat/1/202611/e.zip', name: 'e.zip', file_size: 12 } as const
    const written = mediaContent({ text: 'look', items: [file] })
    expect(canonicalMedia('mixed', written)).toBe(written)
    expect(mediaTypeOf({ text: '', items: [file] })).toBe('mixed')
    expect(mediaKeysOf({ text: '', items: [file] })).toEqual([file.url])
    expect(canonicalMedia('mixed', mediaContent({ text: '', items: [file, file] }))).toBeUndefined()
    expect(canonicalMedia('mixed', mediaContent({ text: '', items: [image, file] }))).toBeUndefined()
    expect(canonicalMedia('image', mediaContent({ text: '', items: [file] }))).toBeUndefined()
    expect(canonicalMedia('mixed', mediaContent({ text: '', items: [{ ...file, name: '' }] }))).toBeUndefined()
  })

  it('drops what a client adds, so that the same message is the same content', () => {
    const added = JSON.stringify([{ text: { content: '', color: 'red' } }, { audio: { ...audio, evil: 1 } }])
    expect(canonicalMedia('audio', added)).toBe(mediaContent({ text: '', items: [audio] }))
  })
})

describe('keepUploaded', () => {
  it('S-44: keeps only the items whose upload succeeded', () => {
    expect(retainUploaded([image, undefined, video])).toEqual([image, video])
  })

  it('S-44: with none left there is no message', () => {
    expect(retainUploaded([undefined, undefined])).toBeUndefined()
    expect(retainUploaded([])).toBeUndefined()
  })
})
