import { type ComponentPropsWithoutRef, useContext } from 'react'
import { parseHash, useAddress } from '../../platform/navigation/router.tsx'
import { ScreenPosition } from './screen-position.ts'

type ListLinkProps = ComponentPropsWithoutRef<'a'> & { readonly href: string }

/** A link in a list. Where the list stays beside what is chosen from it, the link says whether that is open. */
export const ListLink = ({ children, ...props }: ListLinkProps) =>
  useContext(ScreenPosition) === 'list' ? (
    <StayingLink {...props}>{children}</StayingLink>
  ) : (
    <a {...props}>{children}</a>
  )

const StayingLink = ({ children, ...props }: ListLinkProps) => {
  const { path, search } = useAddress()
  const target = parseHash(props.href)
  // The first value names the person or the group, also on the pages about them that one opens from there.
  const [named] = new URLSearchParams(target.search)
  const isOpen = named ? new URLSearchParams(search).get(named[0]) === named[1] : target.path === path
  return (
    <a {...props} aria-current={isOpen ? 'page' : undefined}>
      {children}
    </a>
  )
}
