import { useCallback, useEffect, useRef, useState } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import { isSomebodyHere } from './presence.ts'

interface Live<Data> {
  /** Undefined until it was read; what was read stays where a later reading fails. */
  readonly data: Data | undefined
  readonly error: unknown
  readonly reload: () => Promise<void>
  /** Shows this instead, as an answer of the server that came by another way. */
  readonly put: (data: Data) => void
}

/**
 * What `read` answers, read again every `pollMs` while somebody looks at the page: what is asked by itself must not keep an unattended
 * sign-in alive. `key` names what is read; another one begins anew.
 */
export function useLive<Data>(key: string, read: () => Promise<Data>, pollMs: number): Live<Data> {
  const logoutIfOver = useLogoutIfAccessDenied()
  const [state, setState] = useState<{ key: string; data?: Data | undefined; error?: unknown }>({ key })
  const newest = useRef(read)
  /** An answer that a later question overtook says nothing. */
  const turn = useRef(0)
  useEffect(() => {
    newest.current = read
  })
  const reload = useCallback(async () => {
    turn.current += 1
    const own = turn.current
    try {
      const data = await newest.current()
      if (own === turn.current) setState({ key, data })
    } catch (error) {
      if (own !== turn.current || (await logoutIfOver(error))) return
      setState((before) => ({ key, data: before.key === key ? before.data : undefined, error }))
    }
  }, [key, logoutIfOver])
  const put = useCallback(
    (data: Data) => {
      turn.current += 1
      setState({ key, data })
    },
    [key],
  )
  useEffect(() => {
    void reload()
    const turns = turn
    return () => {
      turns.current += 1
    }
  }, [reload])
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible' && isSomebodyHere()) void reload()
    }
    const timer = setInterval(look, pollMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [reload, pollMs])
  const isCurrent = state.key === key
  return { data: isCurrent ? state.data : undefined, error: isCurrent ? state.error : undefined, reload, put }
}
