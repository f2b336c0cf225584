import { type ComponentPropsWithoutRef, useContext } from 'react'
import { parseHash, useAddress } from '../../platform/navigation/router.tsx'
import { OpenScreen, ScreenPosition } from './screen-position.ts'

type ListLinkProps = ComponentPropsWithoutRef<'a'> & {
  readonly href: string
  /** How many values of its query, from the first on, name what it leads to. */
  readonly named?: number
}

/** A link in a list. Where the list stays beside what is chosen from it, the link says whether that is open. */
export const ListLink = ({ children, named = 1, ...props }: ListLinkProps) =>
  useContext(ScreenPosition) === 'list' ? (
    <StayingLink named={named} {...props}>
      {children}
    </StayingLink>
  ) : (
    <a {...props}>{children}</a>
  )

const StayingLink = ({ children, named = 1, ...props }: ListLinkProps) => {
  const { search } = useAddress()
  const open = useContext(OpenScreen)
  const target = parseHash(props.href)
  const present = new URLSearchParams(search)
  // They name the person or the group, also on the pages about them that one opens from there.
  const names = [...new URLSearchParams(target.search)].slice(0, named)
  const isOpen = names.length > 0 ? names.every(([name, value]) => present.get(name) === value) : target.path === open
  return (
    <a {...props} aria-current={isOpen ? 'page' : undefined}>
      {children}
    </a>
  )
}
