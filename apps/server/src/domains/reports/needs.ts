import type { NoticesDomain } from '../notices/index.ts'

/** What reports need of their neighbours. */
export interface ReportsNeeds {
  readonly notices: Pick<NoticesDomain, 'notify'>
}
