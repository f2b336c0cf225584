import {
  countProofs,
  countTransfers,
  entriesOf,
  exploreAccounts,
  exploreEntries,
  findAccount,
  findTransfer,
  listOpenRecords,
  listProofs,
  listTransfers,
} from './operate/queries/explore.ts'
import {
  countRequests,
  decideRequest,
  listRequests,
  proposeCorrection,
  proposeFunding,
  proposeReversal,
} from './operate/requests.ts'
import { readCommissionDays, readMoneyDays, readRewardDays } from './operate/sum-days.ts'

/** What operators see of the ledger, and the changes that one of them asks for and another approves. */
export const ledgerOperator = {
  explorer: {
    countTransfers,
    countProofs,
    entriesOf,
    exploreAccounts,
    exploreEntries,
    findAccount,
    findTransfer,
    listTransfers,
    listOpenRecords,
    listProofs,
  },
  requests: { countRequests, decideRequest, listRequests, proposeCorrection, proposeFunding, proposeReversal },
  readMoneyDays,
  readRewardDays,
  readCommissionDays,
} as const
