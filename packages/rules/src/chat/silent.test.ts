import { expect, it } from 'vitest'
import { readContent } from './content.ts'
import { linkedContent } from './links.ts'
import { textContent, textOf } from './message-content.ts'
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
