import type { BillSubject, BillType } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { findUsers } from '../../account/index.ts'
import type { LineRow } from '../../ledger/index.ts'
import type { BillReader, WalletNeeds } from '../needs.ts'

type Neighbour = 'unlock' | 'order' | 'goods' | 'task'

/** Whom to ask what a line of a type is about, by its number. A refund may be of anything that is sold. */
const namers: Readonly<Partial<Record<BillType, readonly Neighbour[]>>> = {
  buy_video: ['unlock'],
  buy_vip: ['order'],
  buy_star: ['order'],
  crow_join: ['order'],
  crow_interest: ['order'],
  crow_back: ['order'],
  crow_penalty: ['order'],
  mall: ['goods'],
  task: ['task'],
  refund: ['unlock', 'order', 'goods'],
}

/** What lines of the reader are about, by the id of the line: one question to each neighbour for all of them together. Absent where nothing
 *  has a name: the line then goes by its title. */
export async function findSubjects(
  domains: Pick<WalletNeeds, 'drama' | 'payments' | 'mall' | 'rewards'>,
  reader: BillReader,
  rows: readonly LineRow[],
): Promise<ReadonlyMap<number, BillSubject>> {
  const numbersFor = (what: Neighbour): string[] => [
    ...new Set(rows.filter((row) => namersOf(row).includes(what)).map(({ biz_no: number }) => number)),
  ]
  const [members, unlocks, orders, goods, tasks] = await Promise.all([
    findMembers(reader, rows),
    domains.drama.nameUnlocks(reader, numbersFor('unlock')),
    domains.payments.nameOrders(reader, numbersFor('order')),
    domains.mall.nameOrders(reader, numbersFor('goods')),
    domains.rewards.nameTasks(reader, numbersFor('task')),
  ])
  const subjectOf = (row: LineRow): BillSubject | undefined => {
    const member = members.get(otherOf(row))
    if (member) return { kind: 'member', id: member.user_id, name: member.nick_name, picture: member.avatar_url }
    if (namersOf(row).length === 0) return undefined
    const drama = unlocks.get(row.biz_no)
    if (drama) return { kind: 'drama', ...drama }
    const order = orders.get(row.biz_no)
    if (order) {
      const { type, ...named } = order
      return { kind: type === 'crowdfunding' ? 'project' : 'plan', ...named }
    }
    const thing = goods.get(row.biz_no)
    if (thing) return { kind: 'goods', ...thing }
    const task = tasks.get(row.biz_no)
    return task && { kind: 'task', ...task }
  }
  const found = rows.map((row) => [row.id, subjectOf(row)] as const)
  return new Map(found.flatMap(([id, subject]) => (subject && subject.name !== '' ? [[id, subject]] : [])))
}

const namersOf = (row: LineRow) => namers[row.bill_type as BillType] ?? []

/** The other member in a line; 0 where there is none. */
const otherOf = (row: LineRow): number => (row.other_id > 0 && row.other_id !== row.user_id ? row.other_id : 0)

async function findMembers({ db }: BillReader, rows: readonly LineRow[]): ReturnType<typeof findUsers> {
  const ids = [...new Set(rows.map(otherOf).filter((id) => id > 0))]
  return ids.length > 0 ? findUsers(db, ids) : new Map()
}
