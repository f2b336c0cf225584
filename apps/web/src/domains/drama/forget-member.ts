import { removeStored } from '../../platform/storage/storage.ts'
import { clearWaitingReports } from './offline/waiting-reports.ts'
import { clearSearchHistory } from './search/search-history.ts'
import { clearWatched } from './watched.ts'

/** Removes what the member watched and searched for on this device (S-20). */
export const forgetMember = (): void => {
  clearWatched()
  clearWaitingReports()
  clearSearchHistory()
  removeStored('offline-copies')
}
