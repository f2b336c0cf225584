import * as z from 'zod/mini'
import { call } from '../call.ts'
import { banner } from '../drama/schemas.ts'
import { count, empty, flag, id, paged, paging, queryNumber, seconds } from '../schema.ts'
import { shownAmount } from '../wallet/money-schemas.ts'
import { crowContract, crowProject, crowType } from './schemas.ts'
import { projectState } from './states.ts'

/** Copyright crowdfunding: what members read about it. */
export const projectCalls = {
  getCrowdfunding: call({
    id: 'vg-Crowdfunding',
    method: 'GET',
    path: '/video/api/Crowdfunding',
    auth: 'bearer',
    rate: '120/min',
    request: empty(),
    data: z.object({
      banners: z.array(banner),
      /** HTML in the reader's language. */
      rule: z.string(),
      total_amount: shownAmount(),
      total_members: count(),
      my_amount: shownAmount(),
      my_interest: shownAmount(),
      today_interest: shownAmount(),
      pool_balance: shownAmount(),
      /** Interest of every member that waits for the pool. */
      owed_amount: shownAmount(),
      is_paused: flag(),
    }),
    errors: [],
    summary:
      'The home of crowdfunding: banners, rules, totals of the platform and mine, and the pool that pays interest.',
  }),
  listProjects: call({
    id: 'vg-getCrowList',
    method: 'GET',
    path: '/video/api/getCrowList',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({
      ...paging,
      type_id: z.optional(queryNumber(id())),
      state: z.optional(queryNumber(projectState)),
    }),
    data: paged(crowProject),
    errors: [],
    summary: 'Projects that members may see.',
  }),
  listProjectTypes: call({
    id: 'vg-CrowType',
    method: 'GET',
    path: '/video/api/CrowType',
    auth: 'bearer',
    rate: '120/min',
    request: empty(),
    data: z.object({ types: z.array(crowType), states: z.array(z.object({ id: projectState, name: z.string() })) }),
    errors: [],
    summary: 'Categories of projects, and the names of their states.',
  }),
  getProject: call({
    id: 'vp-CrowdfundingInfo',
    method: 'POST',
    path: '/video/api/CrowdfundingInfo',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ id: id() }),
    data: z.object({
      project: crowProject,
      my_units: count(),
      /** Interest that was paid to all who joined, an addition of ours. */
      interest_paid: z.optional(shownAmount()),
      /** -1: without limit. */
      limit_left: z.int().check(z.gte(-1)),
      contract: crowContract,
      /** Whether I have opened the contract of today with its disclosure of risk: without that nobody joins. */
      is_disclosed: flag(),
      need_real_name: flag(),
    }),
    errors: ['notFound'],
    summary: 'One project in full. Reads, though it is a POST.',
  }),
  getContract: call({
    id: 'vg-CrowContract',
    method: 'GET',
    path: '/video/api/CrowContract',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({
      project_id: z.optional(queryNumber(id())),
      order_id: z.optional(queryNumber(id())),
      /** Only of a signed one. */
      export: z.optional(z.literal('pdf')),
    }),
    data: z.object({
      contract: crowContract,
      /** The signed contract as PDF, in base64; made of what is stored. */
      pdf: z.optional(z.string()),
    }),
    errors: ['notFound'],
    summary: 'The contract of a project before joining, which counts as opened from then on, or the one I signed.',
  }),
  /** Public: whoever doubts that the money is there needs no account. */
  getCrowdProof: call({
    id: 'vg-CrowdProof',
    method: 'GET',
    path: '/video/api/CrowdProof',
    auth: 'none',
    rate: '60/min',
    request: z.object(paging),
    data: z.extend(paged(z.object({ id: id(), title: z.string(), escrow: shownAmount(), stakes: shownAmount() })), {
      /** What lies in the escrows of all projects, and what members have in them. */
      escrow_total: shownAmount(),
      stakes_total: shownAmount(),
      pool_balance: shownAmount(),
      owed_amount: shownAmount(),
      /** End of the oldest day that is not paid; 0 where nothing is owed. */
      owed_since: seconds(),
      is_paused: flag(),
      /** The last look at the whole ledger; `checked_at` 0 before the first. */
      proof: z.object({ checked_at: seconds(), ok: flag() }),
      money_name: z.string(),
    }),
    errors: [],
    summary:
      'The pool that pays interest, what is owed and since when, and the escrow of every project beside what members have in it.',
  }),
} as const
