import { describe, expect, it } from 'vitest'
import { filesIn, readContent } from './content.ts'
import { withText } from './edits.ts'
import { addressesIn, lineOfPage, linkedContent, linkOf, previewedAddress, withLink, withoutLink } from './links.ts'
import { mediaContent, mediaOf } from './media-content.ts'
import { textContent } from './message-content.ts'

const page = {
  url: 'https://a.example/1',
  site: 'a.example',
  title: 'One',
  description: '',
  image: 'chat/7/x',
  proof: 'p',
}

describe('S-130: the address a text is previewed by', () => {
  it.each([
    ['see https://a.example/1, please', 'https://a.example/1'],
    ['（https://a.example/路？）', 'https://a.example/路'],
    ['https://a.example/1 https://b.example/2', 'https://a.example/1'],
    ['HTTPS://a.example', undefined],
    ['ftp://a.example', undefined],
    ['{https://a.example:7} is a name', undefined],
    [`https://a.example/${'x'.repeat(2100)}`, undefined],
    ['http://[', undefined],
  ])('of %j is %j', (text, address) => expect(previewedAddress(text)).toBe(address))

  it('finds all of them in their order', () => {
    expect(addressesIn('a http://x.example/a. b {Linh:7} https://y.example')).toEqual([
      'http://x.example/a',
      'https://y.example',
    ])
  })
})

describe('S-130: a text that asks for a preview', () => {
  it('is stored as a text alone, and keeps what is asked for beside it', () => {
    const content = readContent('text', linkedContent('see https://a.example/1', page))
    expect(content).toMatchObject({ contentText: textContent('see https://a.example/1'), fileKeys: [], link: page })
  })

  it.each([
    ['another address', linkedContent('see https://b.example', page)],
    ['not the first address', linkedContent('https://b.example https://a.example/1', page)],
    ['two previews', JSON.stringify([{ text: { content: page.url } }, { link: page }, { link: page }])],
    ['anything else beside the text', JSON.stringify([{ text: { content: page.url } }, { image: page }])],
    ['no words', linkedContent(' ', page)],
  ])('is refused with %s', (_what, contentText) => expect(readContent('text', contentText)).toBeUndefined())

  it('shows the picture of its preview, which favorites, reports and the removal of files count as one of its files', () => {
    expect(filesIn(linkedContent(page.url, page))).toEqual(['chat/7/x'])
    expect(filesIn(linkedContent(page.url, { ...page, image: '' }))).toEqual([])
    expect(filesIn(textContent(page.url))).toEqual([])
  })

  it('keeps its preview when it is edited, as long as the address is still the first', () => {
    const stored = linkedContent('see https://a.example/1', page)
    const remaining = withText('text', stored, 'look: https://a.example/1')
    expect(linkOf(remaining?.contentText ?? '')).toEqual(linkOf(stored))
    expect(withText('text', stored, 'gone')?.contentText).toBe(textContent('gone'))
    expect(withText('text', stored, 'https://b.example https://a.example/1')?.contentText).toBe(
      textContent('https://b.example https://a.example/1'),
    )
    expect(withText('text', stored, '  ')).toBeUndefined()
  })
})

describe('S-130: what a page says is one line of plain signs', () => {
  it.each([
    ['  A\n\ttitle  ', 'A title'],
    ['pay\u202Egnp.exe', 'pay gnp.exe'],
    ['a\u0000b\u200Bc\u2066d\uFEFF', 'a b c d'],
    ['family \u{1F468}\u200D\u{1F469}\u200D\u{1F467}', 'family \u{1F468}\u200D\u{1F469}\u200D\u{1F467}'],
    ['lone \uD800 half', 'lone \uFFFD half'],
  ])('%j becomes %j', (text, line) => expect(lineOfPage(text, 100)).toBe(line))

  it('is cut between signs, not through one', () => {
    expect(lineOfPage('abcdef', 4)).toBe('abc…')
    const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'
    expect(lineOfPage(`ab${family}cdef`, 8)).toBe('ab…')
    expect(lineOfPage('x'.repeat(10_000), 160)).toHaveLength(160)
  })
})

it('S-130: a caption has its preview behind the files, and only that of its first address', () => {
  const picture = {
    kind: 'image',
    url: 'chat/1/202611/a.png',
    thumb_url: '',
    name: '',
    width: 1,
    height: 1,
    file_size: 1,
  } as const
  const plain = mediaContent({ text: 'See https://a.example', items: [picture] })
  const linked = withLink(plain, { url: 'https://a.example' })
  expect([linkOf(plain), linkOf(linked)?.url, withoutLink(linked)]).toEqual([undefined, 'https://a.example', plain])
  expect(mediaOf(linked).items).toEqual([picture])
  expect(readContent('mixed', linked)).toMatchObject({ contentText: plain, link: { url: 'https://a.example' } })
  expect(readContent('mixed', withLink(plain, { url: 'https://b.example' }))).toBeUndefined()
  expect(
    readContent('image', withLink(mediaContent({ text: '', items: [picture] }), { url: 'https://a.example' })),
  ).toBeUndefined()
})
