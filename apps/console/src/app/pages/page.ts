import type { OperatorPermission } from '@cliffhanger/contract/call.ts'
import type { PlainConsoleTextKey } from '@cliffhanger/i18n/console-texts.ts'
import type { SvgIconProps } from '@mui/material'
import type { ComponentType } from 'react'
import type { Source } from '../../platform/data-provider.ts'
import type { Finder } from '../../platform/finder.ts'

/** One entry of the menu: a resource of react-admin with its calls, its pages, and who may see it. */
export interface Page {
  readonly name: string
  readonly title: PlainConsoleTextKey
  readonly permission: OperatorPermission
  readonly source: Source
  /** Calls of things that are shown on this page only, by resource. */
  readonly parts?: Readonly<Record<string, Source>>
  /** How its rows are found from any page. */
  readonly find?: Finder
  /** True where only other pages lead to it. */
  readonly isHidden?: true
  readonly list: ComponentType
  readonly show?: ComponentType
  readonly edit?: ComponentType
  readonly create?: { readonly page: ComponentType; readonly permission: OperatorPermission }
}

/** Pages that stand together in the menu: at most 10, so that the open group of at most 14 fits one screen. */
export interface PageGroup {
  readonly title: PlainConsoleTextKey
  readonly icon: ComponentType<SvgIconProps>
  readonly pages: readonly Page[]
}
