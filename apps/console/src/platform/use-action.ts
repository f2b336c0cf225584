import { useCallback } from 'react'
import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin'
import { failureText } from './failure.ts'
import { textOf } from './texts.ts'

/** Tells the operator what went wrong, or leads to the sign-in page when the session has ended. */
export const useNotifyFailure = (): ((error: unknown) => Promise<void>) => {
  const notify = useNotify()
  const logoutIfOver = useLogoutIfAccessDenied()
  return useCallback(
    async (error) => {
      if (!(await logoutIfOver(error))) notify(failureText(error), { type: 'error' })
    },
    [notify, logoutIfOver],
  )
}

/** Runs an act, says that it is done, and reads what the page shows anew. Undefined where it failed, which was told. */
export const useAction = (): (<Result>(run: () => Promise<Result>) => Promise<Result | undefined>) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const notifyFailure = useNotifyFailure()
  return useCallback(
    async (run) => {
      try {
        const result = await run()
        notify(textOf('shell.saved'), { type: 'success' })
        refresh()
        return result
      } catch (error) {
        await notifyFailure(error)
        return undefined
      }
    },
    [notify, refresh, notifyFailure],
  )
}
