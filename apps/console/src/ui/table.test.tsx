import { DataTable, ListContextProvider, ResourceContextProvider, useList } from 'react-admin'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../testing/draw.tsx'
import { Column } from './table.tsx'

interface Sum {
  readonly id: number
  readonly sum: string
}

const rows: Sum[] = [{ id: 1, sum: '200.00 USD' }]

const Drawn = () => (
  <div style={{ width: 60 }}>
    <ResourceContextProvider value="things">
      <ListContextProvider value={useList({ data: rows })}>
        <DataTable bulkActionButtons={false} rowClick={false}>
          <Column<Sum> source="sum" label="Pays" isNumber />
        </DataTable>
      </ListContextProvider>
    </ResourceContextProvider>
  </div>
)

it('an amount and its currency stay in one line, however narrow the list', async () => {
  await draw(<Drawn />)
  const cell = page.getByText('200.00 USD')
  await expect.element(cell).toBeVisible()
  expect(getComputedStyle(cell.element()).whiteSpace).toBe('nowrap')
})
