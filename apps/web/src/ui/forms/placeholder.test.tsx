import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { SearchField } from './search-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const nothing = () => undefined

/** How bright a colour is, as contrast is reckoned (WCAG 2.2). */
const brightness = (color: string): number => {
  const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => {
    const share = Number(part) / 255
    return share <= 0.039_28 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = parts
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, bright = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

it.each(['dark', 'light'])(
  'what stands in an empty field is read at 4.5:1 on every ground of the %s theme',
  async (theme) => {
    const { container } = await draw(
      <div data-theme={theme}>
        <TextField label="Name" value="" onChange={nothing} placeholder="Ann Example" />
        <TextArea
          label="Note"
          name="note"
          value=""
          onChange={nothing}
          onBlur={nothing}
          error={undefined}
          maxLength={50}
          placeholder="Optional"
        />
        <SearchField label="Search" value="" onChange={nothing} />
        <input aria-label="Plain" placeholder="Plain" />
        {['background', 'surface', 'raised'].map((ground) => (
          <i key={ground} data-ground="" style={{ background: `var(--${ground})` }} />
        ))}
      </div>,
    )
    await expect.element(page.getByLabelText('Plain')).toBeVisible()
    const grounds = [...container.querySelectorAll('[data-ground]')].map(
      (each) => getComputedStyle(each).backgroundColor,
    )
    const fields = [...container.querySelectorAll('input, textarea')]
    expect([fields.length, grounds.length]).toEqual([4, 3])
    for (const field of fields) {
      const { color, opacity } = getComputedStyle(field, '::placeholder')
      expect(opacity).toBe('1')
      for (const ground of grounds) expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5)
    }
  },
)
