import { Chip } from '@mui/material'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { drawList } from '../../testing/draw-list.tsx'
import { ListPage } from '../list-page.tsx'
import { Amount } from '../money/amount.tsx'
import { Person } from '../person.tsx'
import { ActsColumn, Column, Table } from '../table.tsx'
import { Time } from '../time.tsx'

interface Thing {
  readonly id: number
  readonly title: string
  readonly amount: string
  readonly create_time: number
}

const thing = (id: number): Thing => ({ id, title: `=thing ${id}`, amount: '-1234.50', create_time: 1_790_000_000 })

const Things = () => (
  <ListPage title="Things">
    <Table>
      <Column<Thing> source="id" label="Owner">
        {({ id }) => <Person name={`Ada ${id}`} number={String(100 + id)} picture="" />}
      </Column>
      <Column<Thing> source="title" label="Title" />
      <Column<Thing> source="amount" label="Amount" isNumber>
        {({ amount }) => <Amount value={amount} coin="gold" />}
      </Column>
      <Column<Thing> source="create_time" label="Created">
        {({ create_time }) => <Time seconds={create_time} />}
      </Column>
      <Column<Thing> source="amount" label="State">
        {() => <Chip label="Open" />}
      </Column>
      <ActsColumn<Thing> source="id">{() => <button type="button">Edit</button>}</ActsColumn>
    </Table>
  </ListPage>
)

/** Files the page handed over, and what it asked the server for. */
const files: { name: string; blob: Blob }[] = []
const recorded: unknown[] = []
let reply: () => Response

beforeEach(() => {
  files.length = 0
  recorded.length = 0
  reply = () => Response.json({ code: 200, msg: '', data: {} })
  const addresses = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${addresses.size}`
    if (blob instanceof Blob) addresses.set(address, blob)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = addresses.get(this.getAttribute('href') ?? '')
    if (blob) files.push({ name: this.download, blob })
  })
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    recorded.push(JSON.parse(String(init?.body)))
    return reply()
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** No cell of these rows holds a comma. */
const exported = async () =>
  ((await files[0]?.blob.text()) ?? '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))

const start = async () => {
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
}

describe('the export of a list', () => {
  it('R-23: has every page as the columns say it, without what is pressed, once the log has it', async () => {
    const all = Array.from({ length: 230 }, (_, at) => thing(at + 1))
    await drawList(
      {
        list: async ({ page: at, limit }) => ({
          // A row that came meanwhile moves the last of each page to the next one.
          list: all.slice(Math.max(0, (at - 1) * limit - (at > 1 ? 1 : 0)), at * limit - (at > 1 ? 1 : 0)),
          total: all.length,
        }),
      },
      <Things />,
    )
    await start()
    await expect.element(page.getByText('230 rows exported')).toBeVisible()
    const [header, ...rows] = await exported()
    expect(header).toEqual(['Owner', 'Owner (ID)', 'Title', 'Amount', 'Amount (coin)', 'Created', 'State'])
    expect(rows[0]).toEqual(['Ada 1', '101', "'=thing 1", '-1234.50', 'Gold', '2026-09-21T14:13:20.000Z', 'Open'])
    expect(rows.map(([name]) => name)).toEqual(all.map(({ id }) => `Ada ${id}`))
    expect(files[0]?.name).toMatch(/^things-\d{4}-\d\d-\d\d\.csv$/)
    expect(recorded).toEqual([{ list: 'things', filter: {}, row_total: 230 }])
  })

  it('saves no file that the log does not have, and goes on where it stopped', async () => {
    let isBroken = true
    const asked: number[] = []
    reply = () => Response.json(isBroken ? { code: 4001, msg: 'No', data: null } : { code: 200, msg: '', data: {} })
    await drawList(
      {
        list: async ({ page: at, limit }) => {
          if (limit === 100) asked.push(at)
          return { list: [thing(1)], total: 1 }
        },
      },
      <Things />,
    )
    await start()
    await expect.element(page.getByText('Stopped after 1 rows', { exact: false })).toBeVisible()
    expect(files).toEqual([])
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('1 row exported')).toBeVisible()
    expect(files).toHaveLength(1)
  })

  it('can be given up, and then nothing is recorded or saved', async () => {
    const all = Array.from({ length: 1000 }, (_, at) => thing(at + 1))
    await drawList(
      { list: async ({ page: at, limit }) => ({ list: all.slice((at - 1) * limit, at * limit), total: all.length }) },
      <Things />,
    )
    await start()
    await expect.element(page.getByText('200 of 1,000 rows')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect([files, recorded]).toEqual([[], []])
  })

  it('says where a list has more rows than a file', async () => {
    await drawList({ list: async () => ({ list: [thing(1)], total: 120_000 }) }, <Things />)
    await page.getByRole('button', { name: 'Export' }).click()
    await expect.element(page.getByText('120,000 rows. A file holds the first 50,000', { exact: false })).toBeVisible()
  })
})
