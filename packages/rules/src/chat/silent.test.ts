import { expect, it } from 'vitest'
import { readContent } from './content.ts'
import { withText } from './edits.ts'
import { linkedContent } from './links.ts'
import { mediaContent } from './media-content.ts'
import { textContent, textOf } from './message-content.ts'
import { pollContent } from './polls.ts'
import { isSilent, withSilence } from './silent.ts'

const silent = withSilence(textContent('It is late'), true)

it('S-133: a text says whether it comes without a sound', () => {
  expect(silent).toBe('[{"text":{"content":"It is late","silent":1}}]')
  expect([isSilent(silent), isSilent(textContent('It is late')), isSilent('no list'), isSilent('{}')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

it('S-133: whoever passes a text on says so anew', () => {
  expect(withSilence(silent, false)).toBe(textContent('It is late'))
  expect(withSilence(silent, true)).toBe(silent)
})

it('S-133: pictures, their captions, files, voices and polls say it too, and an edited caption comes anew', () => {
  const picture = {
    kind: 'image',
    url: 'chat/1/202611/a.png',
    thumb_url: '',
    name: '',
    width: 1,
    height: 1,
    file_size: 1,
  } as const
  const album = withSilence(mediaContent({ text: 'Two', items: [picture, picture] }), true)
  const voice = withSilence(
    mediaContent({ text: '', items: [{ kind: 'audio', url: 'chat/1/202611/b.webm', duration: 3 }] }),
    true,
  )
  const poll = withSilence(
    pollContent('When?', { options: ['Now', 'Later'], several: 0, quiz: 0, anonymous: 1, open_seconds: 0 }),
    true,
  )
  expect(readContent('mixed', album)?.contentText).toBe(album)
  expect(readContent('audio', voice)?.contentText).toBe(voice)
  expect(readContent('poll', poll)?.contentText).toBe(poll)
  expect(isSilent(withText('mixed', album, 'Two of them')?.contentText ?? '')).toBe(false)
})

it('S-133: is stored with it, also beside a preview, and with nothing else', () => {
  expect(readContent('text', silent)?.contentText).toBe(silent)
  expect(readContent('text', textContent('It is late'))?.contentText).toBe(textContent('It is late'))
  const linked = withSilence(linkedContent('https://a.example', { url: 'https://a.example' }), true)
  const read = readContent('text', linked)
  expect([read?.link, isSilent(read?.contentText ?? ''), textOf(read?.contentText ?? '')]).toEqual([
    expect.objectContaining({ url: 'https://a.example' }),
    true,
    'https://a.example',
  ])
  expect(readContent('text', '[{"text":{"content":"a","silent":2}}]')).toBeUndefined()
})
