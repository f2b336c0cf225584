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

it('with room for it a list is a table: what belongs together is in one column and on one line', async () => {
  await draw(
    <div style={{ width: 900, height: 600 }}>
      <RecordList
        pages={pagesOf(['a', 'long name of b'])}
        empty="none"
        renderRows={(items) =>
          items.map((item) => (
            <RecordRow
              key={item}
              before={<i style={{ width: item === 'a' ? 30 : 40, height: 40 }} />}
              title={`Record ${item}`}
              line={`Day of ${item}`}
              amount={`1,000.00 ${item}`}
              amountLine={`State of ${item}`}
            />
          ))
        }
      />
    </div>,
  )
  const boxOf = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect()
  await expect.element(page.getByText('Record a')).toBeVisible()
  const columns = ['Record', 'Day of', '1,000.00', 'State of']
  for (const column of columns) {
    const [first, second] = [boxOf(`${column} a`), boxOf(`${column} long name of b`)]
    const side = column === '1,000.00' || column === 'State of' ? 'right' : 'left'
    expect(first[side]).toBe(second[side])
  }
  const centers = columns.map((column) => boxOf(`${column} a`)).map(({ top, bottom }) => (top + bottom) / 2)
  expect(Math.max(...centers) - Math.min(...centers)).toBeLessThan(3)
})
