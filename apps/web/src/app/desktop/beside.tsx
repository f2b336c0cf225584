import type { ScreenRoute } from '../screen-route.ts'
import { GoToChatKeys } from './go-to-chat-keys.tsx'
import { ListPart } from './list-part.tsx'
import { SideNav } from './side-nav.tsx'

interface BesideProps {
  readonly route: ScreenRoute
  /** Number of the site's look (S-12). */
  readonly template: number | undefined
}

/** What a desktop shows beside a screen: the navigation, and the list the screen was chosen from. */
export const Beside = ({ route, template }: BesideProps) => (
  <>
    <SideNav route={route} />
    <GoToChatKeys />
    {route.list !== undefined && (
      <ListPart key={route.list} list={route.list} open={route.partOf ?? route.path} template={template} />
    )}
  </>
)
