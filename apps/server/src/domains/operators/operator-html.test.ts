import { describe, expect, it } from 'vitest'
import { sanitizeOperatorHtml } from './operator-html.ts'

describe('V-42: what operators write is sanitised', () => {
  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onclick="x()" style="position:fixed">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a rel="noopener noreferrer" target="_blank">a</a>'],
    ['<iframe src="https://e.example"></iframe>', ''],
    ['<svg><animate onbegin=alert(1)></svg>', ''],
  ])('%s', (written, stored) => {
    expect(sanitizeOperatorHtml(written)).toBe(stored)
  })

  it('keeps every element the editor of the console writes', () => {
    const html =
      '<h1>1</h1><h4>4</h4><ol><li>a</li></ol><blockquote><p>q</p></blockquote><hr /><p><em>i</em><u>u</u><s>s</s><br />b</p>' +
      '<table><tbody><tr><th>h</th></tr><tr><td colspan="2">c</td></tr></tbody></table>'
    expect(sanitizeOperatorHtml(html)).toBe(html)
  })

  it('keeps structure and honest links', () => {
    const html = '<h2>Title</h2><ul><li><strong>One</strong></li></ul>'
    expect(sanitizeOperatorHtml(html)).toBe(html)
    expect(sanitizeOperatorHtml('<a href="https://e.example">e</a>')).toContain('href="https://e.example"')
  })
})
