import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import Clapperboard from 'lucide-react/icons/clapperboard'
import { type ReactNode, useEffect } from 'react'
import { call } from '../../platform/server/client.ts'
import { queryClient } from '../../platform/server/queries.ts'
import { recordError } from '../../platform/server/request-log.ts'
import { useTexts } from '../../platform/texts.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** Often enough that nobody reloads the page, seldom enough for every member of a platform without dramas. */
const askAgainMs = 5000

interface NoDramasYetProps {
  readonly action?: ReactNode
}

/** Stands where a platform has no drama at all, as in its first minute, and makes room by itself once there is one. */
export const NoDramasYet = ({ action }: NoDramasYetProps) => {
  const t = useTexts()
  useEffect(() => {
    const ask = async () => {
      if (document.hidden) return
      const { total } = await call(discoverCalls.listAllVideos, { type_id: 0, limit: 1 })
      if (total > 0) await queryClient.invalidateQueries()
    }
    const timer = setInterval(() => void ask().catch(recordError), askAgainMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <div aria-live="polite">
      <EmptyState icon={Clapperboard} title={t('drama.notYet')} hint={t('drama.notYetHint')} action={action} />
    </div>
  )
}
