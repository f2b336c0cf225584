import type { Extensions } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'

/** What a link may lead to: what the server keeps of one (V-42). */
const linkSchemes = ['https', 'http', 'mailto'] as const

/** A path of the app or an address with one of the schemes. */
export const isLinkAddress = (address: string): boolean =>
  /^\/(?!\/)\S*$/.test(address) || linkSchemes.some((scheme) => new RegExp(`^${scheme}:\\S+$`, 'i').test(address))

export const headingLevels = [1, 2, 3, 4] as const

/** What can be written: exactly the elements the server keeps of operators' HTML (V-42), so that nothing is lost on opening or on saving. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [...headingLevels] },
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: isLinkAddress },
    code: false,
    codeBlock: false,
    trailingNode: false,
  }),
  TableKit.configure({ table: { resizable: false } }),
]
