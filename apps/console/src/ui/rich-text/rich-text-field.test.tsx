import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { isLinkAddress } from './extensions.ts'
import { RichTextField } from './rich-text-field.tsx'
import { tidyHtml } from './tidy-html.ts'

const onChange = vi.fn<(html: string) => void>()

const Field = ({ first, isDisabled = false }: { readonly first: string; readonly isDisabled?: boolean }) => {
  const [value, setValue] = useState(first)
  const change = (html: string) => {
    onChange(html)
    setValue(html)
  }
  return <RichTextField label="Text" help="Help" value={value} onChange={change} isDisabled={isDisabled} />
}

const text = page.getByRole('textbox', { name: 'Text' })
const tool = (name: string) => page.getByRole('button', { name, exact: true })
const written = (): string | undefined => onChange.mock.lastCall?.[0]

beforeEach(() => onChange.mockReset())

describe('a formatted text', () => {
  it('is written with the toolbar', async () => {
    await draw(<Field first="" />)
    await text.click()
    await tool('Bold').click()
    await userEvent.keyboard('Pay first')
    await tool('Bulleted list').click()
    expect(written()).toBe('<ul><li><strong>Pay first</strong></li></ul>')
    await expect.element(tool('Bulleted list')).toHaveAttribute('aria-pressed', 'true')
    await tool('Undo').click()
    expect(written()).toBe('<p><strong>Pay first</strong></p>')
  })

  it('says nothing on opening, and is empty when everything is deleted', async () => {
    await draw(<Field first="<h2>Terms</h2><p>a <b>b</b></p>" />)
    await expect.element(page.getByRole('heading', { name: 'Terms' })).toBeVisible()
    expect(onChange).not.toHaveBeenCalled()
    await text.fill('')
    expect(written()).toBe('')
  })

  it('V-42: never runs what was stored or typed as HTML', async () => {
    await draw(
      <Field first="<p>a</p><script>document.title='ran'</script><img src=x onerror=&quot;document.title='ran'&quot;>" />,
    )
    await tool('HTML').click()
    await text.fill('<h2>New</h2><img src=x onerror="document.title=\'ran\'"><script>document.title="ran"</script>')
    await tool('HTML').click()
    await expect.element(page.getByRole('heading', { name: 'New' })).toBeVisible()
    await expect.element(text).not.toHaveTextContent('ran')
    expect(document.querySelector('[onerror]')).toBeNull()
    expect(document.title).not.toBe('ran')
  })

  it('links words to an address or a page of the app, and to nothing that runs', async () => {
    await draw(<Field first="<p>Help</p>" />)
    await expect.element(tool('Link')).toBeDisabled()
    await text.click()
    await userEvent.keyboard('{Control>}a{/Control}')
    await tool('Link').click()
    await page.getByRole('textbox', { name: 'Link address' }).fill('javascript:alert(1)')
    await expect.element(tool('Save')).toBeDisabled()
    await page.getByRole('textbox', { name: 'Link address' }).fill('https://help.example')
    await tool('Save').click()
    expect(written()).toContain('href="https://help.example"')
    expect(['/pages/vip/vip', 'mailto:a@b.example', '//evil.example', 'data:text/html,x'].map(isLinkAddress)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('keeps every element the server keeps', async () => {
    const html =
      '<h1>1</h1><h4>4</h4><ol><li>a</li></ol><blockquote><p>q</p></blockquote><hr><p><em>i</em><u>u</u><s>s</s><br>b</p>' +
      '<table><tbody><tr><th>h</th></tr><tr><td colspan="2">c</td></tr></tbody></table><p>end</p>'
    await draw(<Field first={html} />)
    await text.click()
    await userEvent.keyboard('{Control>}{End}{/Control}!')
    expect(written()).toBe(html.replace('end', 'end!'))
  })

  it('can be read but not written while it is locked', async () => {
    await draw(<Field first="<p>Fixed</p>" isDisabled />)
    await expect.element(text).toHaveAttribute('contenteditable', 'false')
    await expect.element(tool('Bold')).toBeDisabled()
  })

  it('has items and cells without paragraphs of their own, and tables without sizes', () => {
    expect(tidyHtml('<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>')).toBe(
      '<ul><li>a</li><li><p>b</p><ul><li>c</li></ul></li></ul>',
    )
    expect(
      tidyHtml(
        '<table style="min-width: 5px"><colgroup><col></colgroup><tbody><tr><td colspan="1"><p>x</p></td></tr></tbody></table>',
      ),
    ).toBe('<table><tbody><tr><td>x</td></tr></tbody></table>')
  })
})
