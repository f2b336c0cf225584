import type { BenefitIcon, VipKind } from '@cliffhanger/contract/membership/schemas.ts'
import type { Db } from '../../../platform/database/db.ts'

/** What members get; texts by language. */
export interface BenefitRow {
  readonly id: number
  readonly vip_type: VipKind
  readonly icon: BenefitIcon
  readonly texts: Readonly<Record<string, { readonly title: string; readonly text: string }>>
  readonly sort: number
  readonly is_open: boolean
}

export type NewBenefit = Omit<BenefitRow, 'id'>

const columns = `id, vip_type, icon, texts, sort, is_open`

/** The most that are shown. */
const mostBenefits = 50

export const listBenefitRows = (
  db: Db,
  { onlyOpen, kind }: { readonly onlyOpen: boolean; readonly kind?: VipKind | undefined },
): Promise<BenefitRow[]> =>
  db.query(
    `select ${columns} from vip_benefits where (is_open or not $1) and ($2::int is null or vip_type <= $2)
      order by vip_type, sort, id limit ${mostBenefits}`,
    [onlyOpen, kind ?? null],
  )

export const lockBenefit = (tx: Db, id: number): Promise<BenefitRow | undefined> =>
  tx.find(`select ${columns} from vip_benefits where id = $1 for no key update`, [id])

const values = ({ vip_type, icon, texts, sort, is_open }: NewBenefit) => [
  vip_type,
  icon,
  JSON.stringify(texts),
  sort,
  is_open,
]

export const insertBenefit = (tx: Db, benefit: NewBenefit): Promise<BenefitRow> =>
  tx.one(
    `insert into vip_benefits (vip_type, icon, texts, sort, is_open) values ($1, $2, $3, $4, $5) returning ${columns}`,
    values(benefit),
  )

export const updateBenefit = (tx: Db, id: number, benefit: NewBenefit): Promise<BenefitRow> =>
  tx.one(
    `update vip_benefits set vip_type = $1, icon = $2, texts = $3, sort = $4, is_open = $5 where id = $6 returning ${columns}`,
    [...values(benefit), id],
  )
