import { useEffect } from 'react'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { useConnection } from '../../../platform/server/connection-state.ts'
import { databaseOf } from '../../../platform/storage/local-database.ts'
import { refreshGroup } from '../conversations/groups-store.ts'
import { learnGroupReads } from './group-reads.ts'

/** What an open group is now, and who read it meanwhile; the latter anew after each time without a connection. */
export const useFreshGroup = (myId: number, groupId: number): void => {
  const isConnected = useConnection() === 'connected'
  useEffect(() => {
    refreshGroup(databaseOf(myId), groupId).catch(ignoreQuietly)
  }, [myId, groupId])
  useEffect(() => {
    if (isConnected) learnGroupReads(databaseOf(myId), groupId, myId).catch(ignoreQuietly)
  }, [isConnected, myId, groupId])
}
