import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { RecordList } from './record-list.tsx'
import { RecordRow } from './record-row.tsx'

const pagesOf = (list: readonly string[]) => ({
  query: { isPending: false, error: null, refetch: () => Promise.resolve() },
  list,
  scroll: { hasMore: false, isLoading: false, onMore: () => undefined },
})

it('records between headings are rounded cards apart from the edges', async () => {
  await draw(
    <div style={{ width: 390, height: 600 }}>
      <RecordList
        pages={pagesOf(['a', 'b', 'c'])}
        empty="none"
        renderRows={(items) => [
          <h2 key="one">November</h2>,
          ...items.slice(0, 2).map((item) => <RecordRow key={item} title={`Record ${item}`} href={`#/${item}`} />),
          <h2 key="two">October</h2>,
          ...items.slice(2).map((item) => <RecordRow key={item} title={`Record ${item}`} href={`#/${item}`} />),
        ]}
      />
    </div>,
  )
  const cornersOf = (name: string) => {
    const row = page.getByRole('link', { name }).element()
    const { borderTopLeftRadius, borderBottomLeftRadius } = getComputedStyle(row)
    return [borderTopLeftRadius, borderBottomLeftRadius]
  }
  await expect.element(page.getByRole('link', { name: 'Record c' })).toBeVisible()
  expect(cornersOf('Record a')).toEqual(['12px', '4px'])
  expect(cornersOf('Record b')).toEqual(['4px', '12px'])
  expect(cornersOf('Record c')).toEqual(['12px', '12px'])
  const { left, right } = page.getByRole('link', { name: 'Record a' }).element().getBoundingClientRect()
  expect(right - left).toBe(390 - 32)
})
