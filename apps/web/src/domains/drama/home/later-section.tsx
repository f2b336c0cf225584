import { useQuery } from '@tanstack/react-query'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { queryClient } from '../../../platform/server/queries.ts'
import { stylesApplied } from '../../../platform/styles-applied.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { DramaGridSkeleton } from './drama-grid.tsx'
import type { SectionScreenProps } from './section-screen.tsx'

const sectionPart = {
  queryKey: ['program of a section'],
  queryFn: async () => {
    const { SectionScreen } = await import('./section-screen.tsx')
    await stylesApplied()
    return SectionScreen
  },
  staleTime: Number.POSITIVE_INFINITY,
}

/** Fetches it ahead: the way to a whole list stands beside each section. */
export const fetchSection = (): Promise<void> => queryClient.prefetchQuery(sectionPart)

/** The whole list behind a section; home is drawn without its program. */
export const LaterSection = (props: SectionScreenProps) => {
  const goBack = useGoBack('home')
  const { data: Section, error, refetch } = useQuery(sectionPart)
  if (Section) return <Section {...props} />
  return (
    <Screen width="wide" top={<NavBar title={props.title} onBack={goBack} />}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <DramaGridSkeleton columns={3} count={9} />
      )}
    </Screen>
  )
}
