import { expect, it } from 'vitest'
import { blocksOfHtml } from './html-blocks.ts'

it('headings, paragraphs, lists and rows become blocks, and their words stay as they are', () => {
  const html = `<h2>1. The <b>parties</b></h2>\n<p>Party A: A &amp; B &lt;Ltd&gt;.<br>Party&nbsp;B: Ana&#39;s</p>
<ul><li>one</li><li>two</li></ul><!-- none --><table><tr><th>Day</th><td>5</td></tr></table>`
  expect(blocksOfHtml(html)).toEqual([
    { kind: 'heading', text: '1. The parties' },
    { kind: 'paragraph', text: 'Party A: A & B <Ltd>.' },
    { kind: 'paragraph', text: "Party\u00A0B: Ana's" },
    { kind: 'paragraph', text: '• one' },
    { kind: 'paragraph', text: '• two' },
    { kind: 'paragraph', text: 'Day | 5' },
  ])
})

it('what is no HTML stays text', () => {
  expect(blocksOfHtml('1 < 2 &unknown; &#0;')).toEqual([{ kind: 'paragraph', text: '1 < 2 &unknown; &#0;' }])
})
