import type { ScreenRoute } from '../screen-route.ts'
import { ListPart } from './list-part.tsx'
import { sectionOf } from './section-of.ts'
import { SideNav } from './side-nav.tsx'

interface BesideProps {
  readonly route: ScreenRoute
  /** Number of the site's look (S-12). */
  readonly template: number | undefined
}

/** What a desktop shows beside a screen: the navigation, and the list the screen was chosen from. */
export const Beside = ({ route, template }: BesideProps) => (
  <>
    <SideNav section={sectionOf(route)} isMain={route.tab !== undefined} />
    {route.list !== undefined && <ListPart key={route.list} list={route.list} template={template} />}
  </>
)
