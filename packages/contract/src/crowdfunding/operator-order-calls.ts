import * as z from 'zod/mini'
import { memberLine } from '../account/operator-schemas.ts'
import { call } from '../call.ts'
import { operatorChange } from '../operators/change-schemas.ts'
import { reason } from '../operators/schemas.ts'
import { byLanguage, count, flag, id, paged, paging, queryNumber, seconds, text, timely } from '../schema.ts'
import { shownAmount } from '../wallet/money-schemas.ts'
import { crowContract, crowOrder } from './schemas.ts'
import { crowdOrderState } from './states.ts'

/** An order with whoever it belongs to, and the version of the contract they signed. */
const crowOrderOverview = z.extend(crowOrder, {
  member: memberLine,
  contract_version: id(),
  contract_language: z.string(),
})
export type CrowOrderOverview = z.output<typeof crowOrderOverview>

/** The contract in one language; `content` is HTML with the names of its terms in braces, and is sanitised (V-42). */
const contractText = z.object({ title: text(1, 200), party_a: text(1, 200), content: text(1, 100_000) })
export const contractTexts = byLanguage(contractText)

/** A version of the contract. The newest holds for new orders; what was signed stays as it was. */
export const contractVersion = z.object({
  version: id(),
  texts: contractTexts,
  /** 0: the one that came with the product. */
  publish_time: seconds(),
  /** '' for the one that came with the product. */
  operator_name: z.string(),
  signed_total: count(),
})
export type ContractVersion = z.output<typeof contractVersion>

/** A signed contract in one line; what it says is opened by a call of its own, since it has the member's name. */
const signedContract = z.object({
  order_id: id(),
  contract_no: z.string(),
  project_id: id(),
  project: z.string(),
  version: id(),
  language: z.string(),
  member: memberLine,
  amount: shownAmount(),
  hash: z.string(),
  sign_time: seconds(),
})
export type SignedContract = z.output<typeof signedContract>

/** Orders for units and their contracts, as operators read them. */
export const crowdOrderOperatorCalls = {
  listCrowdOrders: call({
    id: 'op-crowd-orders',
    method: 'GET',
    path: '/operator/v1/crowdfunding/orders',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({
      ...paging,
      ...timely,
      project_id: z.optional(queryNumber(id())),
      user_id: z.optional(queryNumber(id())),
      state: z.optional(queryNumber(crowdOrderState)),
      /** Number of the order, which is that of its contract too. */
      number: z.optional(text(0, 64)),
    }),
    data: z.extend(paged(crowOrderOverview), {
      /** Of all that match: what is in escrow, what they earned, and what of that waits for the pool. */
      principal: shownAmount(),
      earned: shownAmount(),
      owed: shownAmount(),
    }),
    errors: [],
    summary: 'Orders for units, the newest first; of one project or one member where that is given',
  }),
  listContractVersions: call({
    id: 'op-crowd-contract-versions',
    method: 'GET',
    path: '/operator/v1/crowdfunding/contract-versions',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object(paging),
    data: z.extend(paged(contractVersion), {
      /** Names that stand for terms, in braces. */
      fields: z.array(z.string()),
    }),
    errors: [],
    summary: 'Versions of the contract, the newest first, and how many orders signed each',
  }),
  requestContractVersion: call({
    id: 'op-crowd-contract-version-publish',
    method: 'POST',
    path: '/operator/v1/crowdfunding/contract-versions/publish',
    auth: 'operator',
    permission: 'finance.write',
    request: z.object({
      /** The newest version the operator read. */
      version: id(),
      texts: contractTexts.check(z.refine((texts) => texts.en !== undefined, { message: 'texts.en' })),
      reason,
    }),
    data: z.object({ change: operatorChange }),
    errors: ['stateChanged'],
    summary: 'Asks for a new version of the contract; once another operator agrees, new orders sign it',
  }),
  listSignedContracts: call({
    id: 'op-crowd-contracts',
    method: 'GET',
    path: '/operator/v1/crowdfunding/contracts',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({
      ...paging,
      project_id: z.optional(queryNumber(id())),
      version: z.optional(queryNumber(id())),
      number: z.optional(text(0, 64)),
    }),
    data: paged(signedContract),
    errors: [],
    summary: 'Signed contracts, the newest first, with their version and hash',
  }),
  openSignedContract: call({
    id: 'op-crowd-contract-open',
    method: 'POST',
    path: '/operator/v1/crowdfunding/contracts/open',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({ order_id: id() }),
    data: z.object({
      contract: crowContract,
      member: memberLine,
      /** Whether the text still has the hash it was signed with. */
      is_intact: flag(),
    }),
    errors: ['notFound'],
    summary: 'One signed contract in full; the log keeps who looked',
  }),
} as const
