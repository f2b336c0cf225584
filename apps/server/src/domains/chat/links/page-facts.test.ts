import { describe, expect, it } from 'vitest'
import { pageFacts } from './page-facts.ts'

const url = new URL('https://news.example/2026/story?id=1')

const factsOf = (html: string | Buffer, charset?: string) =>
  pageFacts({ url, charset, body: typeof html === 'string' ? Buffer.from(html) : html })

describe('S-130: what a page says about itself', () => {
  it('is Open Graph first, then the card of Twitter, then its title', () => {
    const title = '<title>Plain &amp; simple</title>'
    const twitter = '<meta name="twitter:title" content="Tweeted"><meta name="twitter:description" content="Short">'
    const graph =
      '<meta property="og:title" content="Graph &quot;one&quot;"><meta property="og:image" content="/a.png">'
    expect(factsOf(title)).toEqual({ title: 'Plain & simple', description: '', image: undefined })
    expect(factsOf(title + twitter)).toMatchObject({ title: 'Tweeted', description: 'Short' })
    const { image, ...words } = factsOf(title + twitter + graph)
    expect(words).toEqual({ title: 'Graph "one"', description: 'Short' })
    expect(image?.href).toBe('https://news.example/a.png')
  })

  it('is nothing else: no other element, no second title, no comment, no script', () => {
    const html = `<!-- <meta property="og:title" content="comment"> --><script>"<meta property='og:title' content='script'>"</script>
      <meta name="description" content="other"><title>First</title><svg><title>Second</title></svg><p>words</p><body><meta property="og:title" content="body">`
    expect(factsOf(html)).toEqual({ title: 'First', description: '', image: undefined })
  })

  it('is plain text, however it is written', () => {
    const hostile = '<meta property="og:title" content="&lt;img src=x onerror=alert(1)&gt;\u202Eevil&#0;">'
    expect(factsOf(hostile).title).toBe('<img src=x onerror=alert(1)> evil\uFFFD')
    expect(factsOf(`<meta property="og:title" content="${'a'.repeat(5000)}">`).title).toHaveLength(160)
    expect(factsOf(`<meta property="og:description" content="${'b'.repeat(5000)}">`).description).toHaveLength(240)
  })

  it('is read in the encoding of the answer, or that which the page names', () => {
    // 标题 in GBK.
    const words = Buffer.from([0xb1, 0xea, 0xcc, 0xe2])
    const page = Buffer.concat([Buffer.from('<meta charset="gbk"><title>'), words, Buffer.from('</title>')])
    expect(factsOf(page).title).toBe('标题')
    expect(factsOf(Buffer.concat([Buffer.from('<title>'), words]), 'gb2312').title).toBe('标题')
    expect(factsOf('<meta charset="nonsense"><title>Olá</title>', 'nonsense').title).toBe('Olá')
  })

  it('survives what is no page', () => {
    for (const html of ['', '<', '<title', '<meta property="og:title"', '\u0000'.repeat(100), '<a>'.repeat(100_000)])
      expect(factsOf(html).description).toBe('')
    expect(factsOf('<meta property="og:image" content="http://[">').image).toBeUndefined()
  })
})
