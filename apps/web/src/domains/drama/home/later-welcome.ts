import { useEffect } from 'react'
import { changeQuery } from '../../../platform/navigation/router.tsx'
import { useUser } from '../../../platform/session/session.ts'
import { readStored, removeStored } from '../../../platform/storage/storage.ts'
import { idlePart } from '../../../ui/feedback/idle-part.tsx'

/** Only whoever is new meets it, once home stands behind it. Its words are among those of the first screens. */
export const LaterWelcome = idlePart(async () => (await import('./welcome.tsx')).Welcome, { soon: true })

/** Greets at home who came to another screen first, as a link asked for (S-10). */
export const useDueWelcome = (): void => {
  const member = useUser()?.user_id
  useEffect(() => {
    if (member === undefined || readStored('welcome-due') !== String(member)) return
    removeStored('welcome-due')
    changeQuery('isShow', '1')
  }, [member])
}
