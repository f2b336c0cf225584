import { createElement, type FunctionComponent, type SVGProps } from 'react'

/** A shape of the icon set: the tags in its square of 24 with their attributes. */
interface Shape {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface PlainIconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string
}

/** The component of an icon, in place of the icon set's own (lean-packages.ts): an outline in the colour of the text. */
export const plainIcon =
  ({ node }: Shape): FunctionComponent<PlainIconProps> =>
  ({ size = 24, ...attributes }) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...attributes,
      },
      ...node.map(([tag, shape]) => createElement(tag, shape)),
    )
