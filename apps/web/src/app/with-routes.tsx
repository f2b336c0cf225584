import { type ReactNode, useEffect, useState } from 'react'
import { useAddress } from '../platform/navigation/router.tsx'
import { knowsRoute, loadRoutes } from './routes/routes.ts'

/** Draws the screens once the table of routes says what there is at the present address. Throws the ChunkLoadError of a table that did not come. */
export const WithRoutes = ({ children }: { readonly children: ReactNode }) => {
  const { path } = useAddress()
  const isKnown = knowsRoute(path)
  const [failure, setFailure] = useState<Error>()
  const [, setHasCome] = useState(false)
  useEffect(() => {
    if (!isKnown)
      loadRoutes().then(
        () => setHasCome(true),
        (error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))),
      )
  }, [isKnown])
  if (failure) throw failure
  return isKnown ? children : null
}
