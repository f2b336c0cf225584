import { useLocation, useNavigate } from 'react-router'
import { hrefTo, pathTo, type ScreenName, type ScreenQuery } from './paths.ts'

/** Opens a screen in place of the present one, from outside of any component. */
export const relaunch = (screen: ScreenName, query?: ScreenQuery): void => {
  location.replace(hrefTo(screen, query))
}

/** Opens screens by name; `replace` takes the place of the present one. */
export const useGoTo = () => {
  const navigate = useNavigate()
  return (screen: ScreenName, query?: ScreenQuery, options: { replace?: boolean } = {}): void => {
    void navigate(pathTo(screen, query), options)
  }
}

/** Goes one screen back, or to `fallback` where this is the first screen of the visit. */
export const useGoBack = (fallback: ScreenName) => {
  const navigate = useNavigate()
  const isFirst = useLocation().key === 'default'
  return (): void => {
    void (isFirst ? navigate(pathTo(fallback), { replace: true }) : navigate(-1))
  }
}
